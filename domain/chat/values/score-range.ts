import { intersect, limitAround, type Range, rangeBetween, rangeFor } from './limit.ts';

const DAYS_OF_A_WEEK = 7;
/** Points by which a score may differ in "around 50". */
const SCORE_TOLERANCE = 5;

/** Returns the limits of a relative change: "fell more than 5%" is at most -0.05; null if there are none. */
export function changeRange(plain: string): Range | null {
  const found = PERCENT.exec(plain);
  if (!found) return null;
  const [all, digits] = found;
  const limit = limitAround(plain.slice(0, found.index), plain.slice(found.index + all.length));
  const range = limit && rangeFor(limit.bound, Number(digits) / 100, 0);
  return range && FALL.test(plain) ? { min: -(range.max ?? 1), max: -(range.min ?? 0) } : range;
}

const FALL =
  /\b(?:drop(?:s|ped|ping)?|f[ae]ll(?:s|en|ing)?|declin\w+|decreas\w+|lost|down|baj(?:o|a|aron|an|ado)|ca(?:yo|yeron|ido|en))\b/;

const PERCENT = /(\d+(?:\.\d+)?) ?(?:%|percent|por ciento)/;

type Score = 'walk' | 'transit' | 'bike';

/** Returns the limited scores with their ranges: "walk score over 80 and transit over 50". */
export function scoreLimits(plain: string): { attribute: Score; range: Range }[] {
  if (!SCORE.test(plain)) return [];
  const found = [...plain.matchAll(MEASURE)];
  const isBefore = /\d (?:walk|transit|bike)\b/.test(plain);
  const parts = found.map(({ index }, at) =>
    isBefore
      ? plain.slice(found[at - 1]?.index ?? 0, index)
      : plain.slice(at === 0 ? 0 : index, found[at + 1]?.index),
  );
  const limits = parts.flatMap((part, at) => {
    const exact = EXACT.exec(part)?.[1];
    const range = scoreRange(part) ?? (exact ? { min: Number(exact), max: Number(exact) } : null);
    return range ? [{ attribute: found[at]?.[1] as Score, range }] : [];
  });
  return limits.filter(({ attribute }, at) => limits.findIndex((one) => one.attribute === attribute) === at);
}

/** "A walk score of 82" */
const EXACT = /\b(?:walk|transit|bike) ?scores? (?:(?:of|is|equal to|exactly) )*(\d{1,3})(?![\d.%])/;

const SCORE = /\b(?:walk|transit|bike) ?scores?\b/;
const MEASURE = /\b(walk|transit|bike)\b/g;

/** Returns the limits of a score, of days or of listings: "walk score above 80", "under 15 days"; null if there are none. */
export function scoreRange(plain: string): Range | null {
  const between = BETWEEN.exec(plain);
  if (between) return rangeBetween(Number(between[1]), Number(between[2]));
  const ranges = [...plain.matchAll(NUMBER)].flatMap(({ 0: all, 1: digits, 2: weeks, index }) => {
    const limit = limitAround(plain.slice(0, index), plain.slice(index + all.length));
    const value = Number(digits) * (weeks ? DAYS_OF_A_WEEK : 1);
    if (limit?.bound === 'about') return [{ min: value - SCORE_TOLERANCE, max: value + SCORE_TOLERANCE }];
    return limit ? [rangeFor(limit.bound, value, 1)] : [];
  });
  return ranges.length > 0 ? ranges.reduce(intersect) : null;
}

/** "Between 50 and 70", "50 to 70", but not "on a scale of 1 to 100" */
const BETWEEN =
  /(?<![\d.$]|scale (?:of|from) )([1-9]\d{0,2}) (?:and|to|y|a) (\d{1,3})(?![\d.]|k\b| ?(?:scale|thousand|mil\b|million|bed|bath))/;

/** Neither money nor rooms. */
const NUMBER =
  /(?<![\d.$])(\d{1,3})(?![\d.]|k\b|m\b| ?(?:thousand|mil\b|million|bed|bath|percent))(?: (weeks?|semanas?)| (?:days?|dias?|points?|listings|homes|houses|walk score|transit score|bike score|score))?/g;
