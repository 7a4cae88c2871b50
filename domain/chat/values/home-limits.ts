import { SQUARE_FEET_PER_ACRE } from '../../listings/listing-figures.ts';
import { intersect, limitAround, type Range, rangeBetween, rangeFor } from './limit.ts';
import { isNegated, isRuledOutAfter } from './negation.ts';
import type { NumberKind } from './number-nouns.ts';
import { FRACTIONS } from './number-words.ts';
import { type NumberToken, numbersIn } from './numbers.ts';

/** Numeric criteria for a home other than price and year built. */
export interface HomeLimits {
  bedrooms?: Range;
  bathrooms?: Range;
  squareFeet?: Range;
  /** In acres. */
  lotSize?: Range;
  daysOnMarket?: Range;
}

/** Returns the limits in a plain text with digits. */
export function homeLimits(rawText: string): HomeLimits {
  const text = fractionsToAcres(
    rawText
      .replace(SHARED_MINIMUM, '$1$2$1')
      .replace(FROM_FIRST, '$1 to $2 ')
      .replace(MAYBE_MORE, '$1 or $3 $2'),
  );
  const numbers = numbersIn(text);
  const found: Record<keyof HomeLimits, Range | null> = {
    bedrooms:
      orStudio(text, countRange(numbers, 'bedrooms', 1, orHalfMore)) ??
      ordinalBedroom(text) ??
      (STUDIO.test(text) ? { max: 0 } : bedroomsForHousehold(text)),
    bathrooms: countRange(numbers, 'bathrooms', BATHS_STEP, orHalfMore),
    squareFeet: countRange(numbers, 'squareFeet', 1, atLeast),
    lotSize: countRange(numbers, 'acres', 0.01, atLeast) ?? lotSizeFromSquareFeet(numbers),
    daysOnMarket: ON_THE_MARKET.test(text)
      ? countRange(numbersIn(durationsToDays(text.replace(MOVING, ' '))), 'days', 1, atMost)
      : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, range]) => range !== null));
}

/** "A studio or 1 bedroom" */
function orStudio(text: string, bedrooms: Range | null): Range | null {
  return bedrooms && STUDIO_OR.test(text) ? { ...bedrooms, min: 0 } : bedrooms;
}

const STUDIO_OR =
  /\b(?:studios?|estudios?) (?:or|and|o|u) (?:an? )?\d\b|\b(?:bed(?:room)?s?|br|recamaras?) (?:or|o) (?:an? |un )?e?studios?\b/;
/** A home of one room, not a room to work in */
const STUDIO =
  /(?<!\b(?:art|music|yoga|dance|photo|recording|pottery|detached|separate|garden|backyard|(?:room|space|place) for an?(?: \w+)?|with an?(?: \w+)?) )\bstudios?\b(?! (?:space|out|in the (?:back|yard)|(?:behind|over|above) the))|(?<!\b(?:con|sin|tiene|cuarto de)(?: un)? )\bestudios?\b(?! de\b)/;

/** In "at least 4 bedrooms and 3 baths" the minimum applies to both. */
const SHARED_MINIMUM =
  /\b((?:at least|min(?:imum)?(?: of)?|al menos|por lo menos) )(\d (?:bed\w*|habitacion\w*|recamaras?)(?: and| y|,)? )(?=\d(?:\.5)? (?:full )?(?:ba|bano))/g;

/** "1, 2 or 3 bedrooms" */
const FROM_FIRST = /\b(\d)(?: \d)+ (?:or|o) (\d) (?=bed|br|recamara|habitacion|dormitorio)/g;
/** "1 bedroom, maybe 2" */
const MAYBE_MORE =
  /\b(\d) ((?:bed\w*|brs?|bds?|recamaras?|habitacion\w*|dormitorios?|cuartos?|bath\w*|banos?))(?: (?:or|o))? (?:maybe|possibly|perhaps|tal vez|quizas?|a lo mejor) (\d)(?= |$)(?! (?:bed|bath|b[rda]s?\b|rec|hab|dorm|cuart|ban))/g;

/** Listings count quarters of a bath. */
export const BATHS_STEP = 0.25;

const ROOMS: ReadonlySet<NumberKind> = new Set<NumberKind>(['bedrooms', 'bathrooms']);

/**
 * Returns the range of all numbers of one kind: "2 or 3", "more than 2 but fewer than 5".
 * @param step distance to the next possible value
 * @param unlimited the range of a number without a limit
 */
function countRange(
  numbers: readonly NumberToken[],
  kind: NumberKind,
  step: number,
  unlimited: (value: number) => Range,
): Range | null {
  const current = ofCurrentHome(numbers);
  const ruledOut = numbers.filter((number) => number.kind === kind && ROOMS.has(kind) && isRuledOut(number));
  const ranges = numbers.flatMap((own, at) => {
    const { digits, before, qualifier, after, ...number } = own;
    if (number.kind !== kind || number.opensPair || current.has(at) || ruledOut.includes(own)) return [];
    const first = numbers[at - 1];
    if (first?.opensPair) return [rangeBetween(Number(first.digits), Number(digits))];
    const limit = limitAround(before, qualifier || after);
    // rooms are whole: "about 4 bedrooms" are 4
    const isLimited = limit && !(limit.bound === 'about' && ROOMS.has(kind));
    return [isLimited ? rangeFor(limit.bound, Number(digits), step) : unlimited(Number(digits))];
  });
  const [first] = ruledOut;
  const allowed = ranges.length === 0 && first ? [rangeBeside(first, step)] : ranges;
  return allowed.length > 0 ? allowed.reduce(intersect) : null;
}

/**
 * Whether homes with this number of rooms are not wanted: "not the 1 bedrooms", "1 bedroom is too tight". One home told by its
 * rooms is left out otherwise: "not the 1 bedroom".
 */
function isRuledOut({ before, after, qualifier, text }: NumberToken): boolean {
  if (limitAround(before, qualifier || after)) return false;
  if (TOO_FEW.test(after) || TOO_MANY.test(after)) return true;
  const isOneHome = ONE_HOME_IN_SPANISH.test(before) || (ONE_HOME.test(before) && !text.endsWith('s'));
  const isAsked = HAVE.test(before) || (before === 'no ' && AT_ALL.test(after));
  return !isOneHome && !isAsked && (isNegated(before) || isRuledOutAfter(after));
}

/** The rooms wanted instead: more if there are too few, and of few rooms also without a reason. */
function rangeBeside({ digits, after }: NumberToken, step: number): Range {
  const count = Number(digits);
  const isFew = TOO_FEW.test(after) || (count < 3 && !TOO_MANY.test(after));
  return rangeFor(isFew ? 'above' : 'below', count, step);
}

const TOO_FEW =
  /^ (?:(?:is|are|es|son|seems?|feels?|just|really|me|nos|queda\w*|resulta\w*) )*(?:(?:way |a bit |a little )?(?:too|demasiado|muy) (?:few|small|tight|tiny|little|cramped|pequen\w+|chic\w+|poc\w+|apretad\w+)|(?:not|no es|no son) (?:big |large |room )?(?:enough|suficientes?)|(?:will|does|do|would) not (?:do|work|cut it|be enough|fit)|no (?:me |nos )?(?:alcanzan?|bastan?|sirven?)|not going to (?:do|work|cut it))\b/;
const TOO_MANY =
  /^ (?:(?:is|are|es|son|seems?|just|really) )*(?:way |a bit |a little )?(?:too|demasiad\w+|muy) (?:many|much|big|large|grandes?|much (?:house|space))\b|^ (?:(?:is|are|es|son) )(?:demasiad\w+)$/;
const ONE_HOME = /\b(?:the|that|this) $/;
const ONE_HOME_IN_SPANISH = /\b(?:la|el|esa|ese)(?: de| que tiene)? $/;
/** "Do you have no 3 bedrooms", "no 3 bedrooms in _" */
const HAVE = /\bhave(?: an?| any| no)? $/;
const AT_ALL = /^ (?:in|at|available|anywhere|left|there|for|under)\b/;

const atLeast = (value: number): Range => ({ min: value });
const atMost = (value: number): Range => ({ max: value });
/** Returns the range of a number of rooms without a limit: "two baths" also matches two and a half. */
export function orHalfMore(value: number): Range {
  return { min: value, max: value + 0.5 };
}

/** Returns the places of the numbers that describe the current home, not the wanted one: "selling my 3 bedroom 2 bath". */
function ofCurrentHome(numbers: readonly NumberToken[]): ReadonlySet<number> {
  const current = new Set<number>();
  for (const [at, { before }] of numbers.entries()) {
    const last = numbers[at - 1];
    const between = last ? before.slice(last.start + last.text.length) : '';
    if (CURRENT_HOME.test(before) || (current.has(at - 1) && GOES_ON.test(between))) current.add(at);
  }
  return current;
}

/** "We are downsizing from five bedrooms", "we live in a 3 bedroom" */
const CURRENT_HOME =
  /\b(?:(?:from|out of|leaving|selling)(?: an?)?|our|my|(?<!\bdo )(?:i|we) (?:now |currently |already )?(?:have|own|rent|live in|are in|am in) an?)(?: current| little| old| present)? $|\b(?:(?:our|my)(?: (?:house|home|place|condo|town ?house|1))|mine)(?: now| currently| here)? is(?: now| about| only| an?)* $/;
/** Between two counts of one home: "3 bedroom and 2 bath" */
const GOES_ON = /^ (?:(?:and|with|y|con) )?$/;

/** "A 5000 sq ft lot", converted to acres. */
function lotSizeFromSquareFeet(numbers: readonly NumberToken[]): Range | null {
  const range = countRange(numbers, 'squareFeetOfLand', 1, atLeast);
  const ends = Object.entries(range ?? {}).map(([end, feet]) => [
    end,
    Math.round((feet / SQUARE_FEET_PER_ACRE) * 100) / 100,
  ]);
  return range && Object.fromEntries(ends);
}

/** "Half an acre", "1/4 acre" */
function fractionsToAcres(text: string): string {
  return text
    .replace(
      /\b(half|third|quarter|medio|tercio|cuarto)(?: (?:of|de))?(?: an?)? acres?\b/g,
      (_, part) => `${FRACTIONS[part]?.toFixed(2)} acre`,
    )
    .replace(/\b(?:an?|un) acre\b/g, '1 acre');
}

/** Time on market of homes, not how fast homes sell in an area. */
const ON_THE_MARKET =
  /\b(?:homes?|houses?|condos?|town ?houses?|listings?|anything|something|casas?|condominios?)\b.*\b(?:on (?:the )?market|been for sale|listed|listad[oa]s?|publicad[oa]s?|dom|old|en (?:el )?mercado)\b|\b(?:listings|listed)\b/;

/** "We want to move in 2 weeks" */
const MOVING =
  /\b(?:mov(?:e|ing)|relocat\w+|clos(?:e|ing)|mud\w+)(?: \w+){0,3} (?:in|within|en) (?:\d+|an?|un[ao]?) (?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?)\b/g;

/** "Two weeks", "a month", "listed this week" */
function durationsToDays(text: string): string {
  return text.replace(
    DURATION,
    (_, count, unit) => `${(Number(count) || 1) * (/^[ws]/.test(unit) ? 7 : 30)} days`,
  );
}

/** Without a number only in the past: not "can we meet next week". */
const DURATION =
  /\b(?:(\d+|an?|un[ao]?) ?|(?<=\b(?:last|past|listed this|(?:listad|publicad)[oa]s? est[ae]|ultim[oa]) ))(weeks?|months?|semanas?|mes(?:es)?)\b/g;

/** "We need a third bedroom." */
function ordinalBedroom(text: string): Range | null {
  const found = /\b(?:a|another) (second|third|fourth|fifth) bedroom\b/.exec(text)?.[1];
  return found ? { min: ['second', 'third', 'fourth', 'fifth'].indexOf(found) + 2 } : null;
}

/** Household size as a lawful request for space: four people need about three bedrooms. */
function bedroomsForHousehold(text: string): Range | null {
  if (/\b(?:growing|large|big|blended) family\b(?! rooms?\b)|\bfamilia (?:grande|numerosa)\b/.test(text))
    return { min: 3 };
  const all = PEOPLE.map((pattern) => Number(pattern.exec(text)?.[1] ?? 0)).find((count) => count > 0);
  const people = all ?? Number(CHILDREN.exec(text)?.[1] ?? -1) + 1;
  return people >= 3 ? { min: people >= 5 ? 4 : 3 } : null;
}

/** "Family of 5", "we will be 5 people", "5 people living in the house", "we are 5", "there are 5 of us" */
const PEOPLE = [
  /\b(?:family|familia|couple|household|party) (?:of|de|is|es de) (\d)\b/,
  /(?:^|\b(?:for|be|para|ser|seremos|vivir) )(\d) (?:people|personas)\b/,
  /\b(\d) (?:people|personas) (?:living|in (?:the|our|my|1) (?:house|home|family|household))\b/,
  /\b(?:we are|somos|vivimos) (\d)\b(?! (?:days|weeks|months|minutes|miles|years|blocks|dias|meses|minutos))/,
  // not heirs or sellers who count themselves: "4 of us own it"
  /\b(\d) of us\b(?! (?:\w+ )?(?:own|inherit|sell|sold|sign|agree|want to sell|heirs|siblings|brothers|sisters))/,
];
const CHILDREN = /\b(\d) (?:kids|children|ninos|hijos)\b/;
