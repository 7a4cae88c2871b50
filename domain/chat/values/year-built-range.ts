import { intersect, limitAround, type Range, rangeBetween, rangeFor } from './limit.ts';

/**
 * Returns the years a home may be built in: "before 1930", "in the 1920s", "less than 10 years old".
 * @param said plain text with digits
 * @param thisYear the year from which an age is counted
 */
export function yearBuiltRange(said: string, thisYear: number): Range | null {
  const text = said.replace(SHORT_DECADE, (_, before, decade) => `${before}19${decade}s`);
  const between = BETWEEN.exec(text);
  if (between && HOMES.test(text)) return rangeBetween(Number(between[1]), Number(between[2]));
  return (
    centuryRange(text) ?? decadeRange(text) ?? calendarYearRange(text, thisYear) ?? ageRange(text, thisYear)
  );
}

/** "Construidas en los 90" */
const SHORT_DECADE = /\b((?:built|construid[oa]s?) (?:in|en) (?:the|los)(?: anos)? )([2-9]0)s?\b/;

const YEAR = '((?:18|19|20)\\d\\d)';
const BETWEEN = new RegExp(
  `\\b(?:between|from|entre|de|in|built) (?:the )?${YEAR} (?:and|to|y|a) ${YEAR}\\b`,
);

/** "Prices in 2019" does not name a year built. */
const HOMES =
  /\b(?:built|build|construction|newer|older|anything|something|homes?|houses?|condos?|town ?houses?|bungalows?|cottages?|ranch(?:es)?|listings?|casas?|condominios?|construid[oa]s?)\b/;

/** "Built this century", "a 19th century house" */
function centuryRange(text: string): Range | null {
  const [found, current, before, ordinal] = CENTURY.exec(text) ?? [];
  if (!found || !HOMES.test(text)) return null;
  const first = current ? 2000 : before ? 1900 : (Number(ordinal) - 1) * 100;
  return first >= 2000 ? { min: first } : { min: first, max: first + 99 };
}

const CENTURY = /\b(?:(this|este)|(last|past|previous)|(?:the )?(\d{2})(?:st|th)) (?:century|siglo)\b/;

/** "From the 1920s or 30s" */
function decadeRange(text: string): Range | null {
  const [, first, last = ''] = DECADES.exec(text) ?? [];
  if (!first || !HOMES.test(text)) return null;
  const end = Number(last.length === 2 ? `${first.slice(0, 2)}${last}` : last);
  return end > Number(first) ? { min: Number(first), max: end + 9 } : null;
}

const DECADES = new RegExp(
  `(?<!\\b(?:after|before|since|than|to)(?: the)? )\\b${YEAR}s (?:or|and|to|through|y|o|a) (?:the |los )?((?:1[89]|20)?\\d0)s\\b`,
);

/** Returns the years within all limits, or else the first year named. */
function calendarYearRange(text: string, thisYear: number): Range | null {
  const [first, ...others] = [...text.matchAll(NAMED_YEAR)].flatMap((found) => {
    const year = namedYear(found, text, thisYear);
    return year ? [year] : [];
  });
  if (!first?.isLimit) return first?.range ?? null;
  return others
    .filter(({ isLimit }) => isLimit)
    .reduce((all, { range }) => intersect(all, range), first.range);
}

function namedYear(
  found: RegExpExecArray,
  text: string,
  thisYear: number,
): { range: Range; isLimit: boolean } | null {
  const [all, digits, isDecade] = found;
  const before = text.slice(0, found.index);
  if (OF_A_PART.test(before)) return null;
  const after = text.slice(found.index + all.length);
  const first = Number(digits);
  const last = isDecade ? first + 9 : first;
  const limit = LIMIT_BEFORE.test(before) || LIMIT_AFTER.test(after) ? limitAround(before, after) : null;
  const isAboutHomes = HOMES.test(text) || ONLY_LIMIT.test(text);
  if (limit && limit.bound !== 'about') {
    const range = rangeFor(limit.bound, limit.bound === 'above' || limit.bound === 'most' ? last : first, 1);
    return isAboutHomes || range.min === undefined ? { range, isLimit: true } : null;
  }
  const isPlausible = (first <= thisYear || BUILT.test(before)) && !LIFE_EVENT.test(before);
  return isAboutHomes && isPlausible && (IN.test(before) || isDecade)
    ? { range: { min: first, max: last }, isLimit: false }
    : null;
}

/** Excludes "over 2000 square feet". */
const NAMED_YEAR = new RegExp(
  `(?<![\\d.$])${YEAR}(s)?\\b(?! ?\\+? ?(?:sq|square|feet|ft|sf|pies|k\\b|dollars))`,
  'g',
);
const LIMIT_BEFORE =
  /\b(?:after|since|before|prior to|newer than|younger than|later than|older than|earlier than|from(?! the)|despues del?|antes del?|desde|(?:nuev|recient|viej|antigu)\w* que)(?: the| los| el)?(?: year| ano)? $/;
const LIMIT_AFTER =
  /^(?: ?\+| (?:plus|en adelante|para (?:ca|aca)|(?:or|and|o|y) (?:newer|later|older|earlier|after|before|more recent|up|antes|despues|mas))\b)/;
/** "And after 2015?" */
const ONLY_LIMIT =
  /^(?:(?:and|ok|no|but|or|actually|what about|how about|make it|only|y|o) )*(?:after|before|since|newer than|older than|despues de|antes de|desde) \d{4}$|^(?:(?:and|ok|no|but|or|built|in|the|only) )*\d{4}s? (?:or|and|y|o) (?:older|newer|later|earlier|before|after|up)$/;
/** "We bought it in 1974" is about the visitor's life, not the year built. */
const LIFE_EVENT =
  /\b(?:bought|purchased|paid|sold|refinanced|moved|married|divorced|born|died|passed|inherited|retired|started|compr(?:e|amos|o|aron)|vendi\w*|mud\w+|cas(?:amos|aron)|nac\w+|muri\w*|hered\w+)(?: [a-z_]+){0,3} (?:in|en)(?: the| los)? $/;
/** "Renovated in 2022" and "a roof newer than 2015" do not tell when the home was built. */
const OF_A_PART =
  /\b(?:renovat\w+|remodel\w+|updat\w+|redone|replaced|installed|renovad\w+|reformad\w+|roof|hvac|kitchen|techo|cocina)(?: (?!built|construid)[a-z_]+){0,3} $/;
const BUILT = /\b(?:built|construid[oa]s?)(?: in| en)? $/;
const IN = /\b(?:in|en|from|built|de)(?: the| los)?(?: year)? $/;

/** Returns the years from an age stated right after the home: "houses less than 10 years old", "built within the last 20 years". */
function ageRange(text: string, thisYear: number): Range | null {
  const [, old] = OLD_HOMES.exec(text) ?? [];
  if (old)
    return { min: thisYear - Number(old) - AGE_TOLERANCE, max: thisYear - Number(old) + AGE_TOLERANCE };
  const found = AGED.exec(text) ?? AGED_IN_SPANISH.exec(text);
  if (!found) return null;
  const [all, words = '', digits, plus] = found;
  const after = text.slice(found.index + all.length);
  const asLimitWords = (words: string) => words.replace('older', 'more').replace(/newer|younger/, 'less');
  const limit = limitAround(asLimitWords(words), plus || asLimitWords(after));
  if (!limit) return null;
  const { min, max } = rangeFor(limit.bound, Number(digits), 1);
  return {
    ...(max !== undefined && { min: thisYear - max }),
    ...(min !== undefined && { max: thisYear - min }),
  };
}

/** "100 year old homes" */
const OLD_HOMES =
  /(?<!\b(?:than|under|over|least|most|my|our) )\b(\d{1,3}) years? old (?:homes|houses|condos|town ?houses)\b/;
/** Years by which a home may differ from the stated age. */
const AGE_TOLERANCE = 5;
const AGED =
  /\b(?:built|construction|homes?|houses?|condos?|town ?houses?|anything|something|one)((?: (?:that|which|is|are|not|no|in|within|the|last|past|under|over|at|least|most|less|more|older|newer|younger|than|up|to)){0,5}) (\d{1,3})( ?\+| plus)? years?\b(?: old)?/;
const AGED_IN_SPANISH =
  /\b(?:casas?|condominios?|departamentos?|apartamentos?|propiedad(?:es)?|algo|una?)((?: (?:con|de|que|tengan?|tiene|no|mas|menos|hasta|maximo)){1,5}) (\d{1,3})( ?\+)? anos de (?:antiguedad|construid[oa]s?)\b/;
