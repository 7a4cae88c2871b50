import { limitAround, limited, type Range, rangeBetween } from './limit.ts';

/**
 * The years a home may be built in: "before 1930", "in the 1920s", "less than 10 years old".
 * @param text plain text with digits
 * @param thisYear the year from which an age is counted
 */
export function builtRange(text: string, thisYear: number): Range | null {
  const between = BETWEEN.exec(text);
  if (between && OF_HOMES.test(text)) return rangeBetween(Number(between[1]), Number(between[2]));
  return century(text) ?? decades(text) ?? calendarYears(text, thisYear) ?? ages(text, thisYear);
}

const YEAR = '((?:18|19|20)\\d\\d)';
const BETWEEN = new RegExp(
  `\\b(?:between|from|entre|de|in|built) (?:the )?${YEAR} (?:and|to|y|a) ${YEAR}\\b`,
);

/** "Prices in 2019" names no year that a home was built in. */
const OF_HOMES =
  /\b(?:built|build|construction|newer|older|anything|something|homes?|houses?|condos?|town ?houses?|bungalows?|cottages?|ranch(?:es)?|listings?|casas?|condominios?|construid[oa]s?)\b/;

/** "Built this century", "a 19th century house" */
function century(text: string): Range | null {
  const [found, current, before, ordinal] = CENTURY.exec(text) ?? [];
  if (!found || !OF_HOMES.test(text)) return null;
  const first = current ? 2000 : before ? 1900 : (Number(ordinal) - 1) * 100;
  return first >= 2000 ? { min: first } : { min: first, max: first + 99 };
}

const CENTURY = /\b(?:(this|este)|(last|past|previous)|(?:the )?(\d{2})(?:st|th)) (?:century|siglo)\b/;

/** "From the 1920s or 30s" */
function decades(text: string): Range | null {
  const [, first, last = ''] = DECADES.exec(text) ?? [];
  if (!first || !OF_HOMES.test(text)) return null;
  const end = Number(last.length === 2 ? `${first.slice(0, 2)}${last}` : last);
  return end > Number(first) ? { min: Number(first), max: end + 9 } : null;
}

const DECADES = new RegExp(
  `(?<!\\b(?:after|before|since|than|to)(?: the)? )\\b${YEAR}s (?:or|and|to|through|y|o|a) (?:the |los )?((?:1[89]|20)?\\d0)s\\b`,
);

function calendarYears(text: string, thisYear: number): Range | null {
  const found = NAMED.exec(text);
  if (!found) return null;
  const [all, digits, isDecade] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + all.length);
  const first = Number(digits);
  const last = isDecade ? first + 9 : first;
  const limit = OF_TIME.test(before) || OF_TIME_AFTER.test(after) ? limitAround(before, after) : null;
  const isOfHomes = OF_HOMES.test(text) || ALONE.test(text);
  if (limit && limit.bound !== 'about') {
    const range = limited(limit.bound, limit.bound === 'above' || limit.bound === 'most' ? last : first, 1);
    return isOfHomes || range.min === undefined ? range : null;
  }
  const isOfPast = (first <= thisYear || BUILT.test(before)) && !OF_LIFE.test(before);
  return isOfHomes && isOfPast && (IN.test(before) || isDecade) ? { min: first, max: last } : null;
}

/** Not "over 2000 square feet" */
const NAMED = new RegExp(`(?<![\\d.$])${YEAR}(s)?\\b(?! ?(?:sq|square|feet|ft|sf|pies|k\\b|dollars))`);
const OF_TIME =
  /\b(?:after|since|before|prior to|newer than|younger than|later than|older than|earlier than|from(?! the)|despues de|antes de|desde|(?:nuev|recient|viej|antigu)\w* que)(?: the| los)?(?: year)? $/;
const OF_TIME_AFTER =
  /^ (?:or|and|o|y) (?:newer|later|older|earlier|after|before|more recent|up|antes|despues|mas)\b/;
/** "And after 2015?" */
const ALONE =
  /^(?:(?:and|ok|no|but|or|actually|what about|how about|make it|only|y|o) )*(?:after|before|since|newer than|older than|despues de|antes de|desde) \d{4}$|^(?:(?:and|ok|no|but|or|built|in|the|only) )*\d{4}s? (?:or|and|y|o) (?:older|newer|later|earlier|before|after|up)$/;
/** "We bought it in 1974" tells of somebody. */
const OF_LIFE =
  /\b(?:bought|purchased|paid|sold|refinanced|moved|married|divorced|born|died|passed|inherited|retired|started|compr(?:e|amos|o|aron)|vendi\w*|mud\w+|cas(?:amos|aron)|nac\w+|muri\w*|hered\w+)(?: [a-z_]+){0,3} (?:in|en)(?: the| los)? $/;
const BUILT = /\b(?:built|construid[oa]s?)(?: in| en)? $/;
const IN = /\b(?:in|en|from|built|de)(?: the| los)?(?: year)? $/;

/** A home's age, said right behind it: "houses less than 10 years old", "built within the last 20 years". */
function ages(text: string, thisYear: number): Range | null {
  const [, old] = OLD_HOMES.exec(text) ?? [];
  if (old) return { min: thisYear - Number(old) - NEAR, max: thisYear - Number(old) + NEAR };
  const found = AGED.exec(text);
  if (!found) return null;
  const [all, words = '', digits, plus] = found;
  const after = text.slice(found.index + all.length);
  const aged = (said: string) => said.replace('older', 'more').replace(/newer|younger/, 'less');
  const limit = limitAround(aged(words), plus || aged(after));
  if (!limit) return null;
  const { min, max } = limited(limit.bound, Number(digits), 1);
  return {
    ...(max !== undefined && { min: thisYear - max }),
    ...(min !== undefined && { max: thisYear - min }),
  };
}

/** "100 year old homes" */
const OLD_HOMES =
  /(?<!\b(?:than|under|over|least|most|my|our) )\b(\d{1,3}) years? old (?:homes|houses|condos|town ?houses)\b/;
/** Years by which a home may miss the age that is named. */
const NEAR = 5;
const AGED =
  /\b(?:built|construction|homes?|houses?|condos?|town ?houses?|anything|something|one)((?: (?:that|which|is|are|not|no|in|within|the|last|past|under|over|at|least|most|less|more|older|newer|younger|than|up|to)){0,5}) (\d{1,3})( ?\+| plus)? years?\b(?: old)?/;
