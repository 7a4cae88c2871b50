import { priceToDollars } from './dollars.ts';
import { limitAround } from './limit.ts';
import { NOUNS, NOUNS_OF_MONEY, type NumberKind } from './number-nouns.ts';

/** A number in a plain text with digits. It has one kind, and only the reader of that kind uses it. */
export interface NumberToken {
  kind: NumberKind;
  digits: string;
  hasDollarSign: boolean;
  /** "k", "million"; '' if there is none. */
  unit: string;
  /** Start index in the text, with its dollar sign. */
  start: number;
  /** End index, with its unit. */
  end: number;
  /** It is the first of a pair and takes its kind from the second: the 2 of "2 or 3 bedrooms". */
  opensPair: boolean;
  /** The text before it. */
  before: string;
  /** A limit between the number and its noun: "or more" in "3 or more bedrooms". */
  qualifier: string;
  /** The text after the number and its noun. */
  after: string;
  /** The visitor's words, with the name or noun of the number. */
  text: string;
}

/** Bounds the work per message: each number is checked against the whole text. */
const MAX_NUMBERS = 30;

/** Returns the numbers of a plain text with digits in order, at most thirty. */
export function numbersIn(text: string): NumberToken[] {
  const numbers: NumberToken[] = [];
  const between = ({ after }: NumberToken, next: NumberToken) => after.slice(0, next.start - text.length);
  // from the last, because the first of a pair takes its kind from the second
  for (const found of [...text.matchAll(NUMBER)].slice(0, MAX_NUMBERS).reverse()) {
    const own = toNumberToken(found);
    const [next] = numbers;
    if (next && opensPair(own, next, between(own, next)))
      numbers.unshift({ ...own, kind: next.kind, unit: own.unit || next.unit, opensPair: true });
    else
      numbers.unshift(next && sharesKind(own, next, between(own, next)) ? { ...own, kind: next.kind } : own);
  }
  return numbers.map((own, at) => {
    const before = numbers[at - 1];
    return before && sharesKind(own, before, between(before, own)) ? { ...own, kind: before.kind } : own;
  });
}

/** Whether a bare limit takes the kind of its neighbor: "more than 2 bedrooms but no more than 4". */
function sharesKind(own: NumberToken, neighbor: NumberToken, between: string): boolean {
  if (
    own.kind !== 'other' ||
    own.text !== own.digits ||
    !COUNTABLE.has(neighbor.kind) ||
    !isNear(own, neighbor)
  )
    return false;
  return NEEDED.test(between) || (ALSO.test(between) && limitAround(own.before, own.after) !== null);
}

const NUMBER =
  /(?<![\w.])(\$ ?)?(\d+(?:\.\d+)?)(?: ?(k|thousand|grand|mil|mm?|millions?|millon(?:es)?)(?!\w))?(?!\d|\.\d)/g;

function toNumberToken(found: RegExpExecArray): NumberToken {
  const [all, sign, digits = '', unit = ''] = found;
  const number: NumberMatch = {
    digits,
    unit,
    hasDollarSign: sign !== undefined,
    start: found.index,
    end: found.index + all.length,
    before: found.input.slice(0, found.index),
    qualifier: '',
    after: found.input.slice(found.index + all.length),
    opensPair: false,
  };
  const isBare = sign === undefined && unit === '';
  if (isBare && isInMillions(number)) return { ...number, kind: 'price', unit: 'million', text: all };
  if (isBare && isZip(number)) return { ...number, kind: 'zip', text: all };
  if (isBare && LOOP_ROADS.has(digits) && BY_ROAD.test(number.before))
    return { ...number, kind: 'name', text: all };
  for (const [of, pattern] of isBare ? NAMES : []) {
    const name = pattern.exec(number.before);
    if (name) return { ...number, kind: of, text: `${name[0]}${all}${LETTER.exec(number.after)?.[0] ?? ''}` };
  }
  for (const [of, pattern] of isBare ? [...NOUNS, ...NOUNS_OF_MONEY] : NOUNS_OF_MONEY) {
    const noun = pattern.exec(number.after);
    if (noun)
      return { ...number, kind: of(number), ...textAroundNoun(number, noun), text: `${all}${noun[0]}` };
  }
  const other = otherDollarsStart(number);
  if (other !== null) return { ...number, kind: 'otherDollars', text: `${number.before.slice(other)}${all}` };
  const of = isBare ? kindOfBareNumber(number) : 'price';
  const noun =
    of === 'other'
      ? /^ (?!(?:and|or|but|again|instead|then|for|please|at|minimum|with|y|o|pero|por|para|como|minimo|con)\b)[a-z]+/.exec(
          number.after,
        )
      : null;
  return { ...number, kind: of, text: `${all}${noun?.[0] ?? ''}` };
}

/** "Budget about 1.2", "under 1.5 in Dilworth", "1.15 tops" */
function isInMillions({ before, digits, after }: NumberMatch): boolean {
  const isLimited = IN_MILLIONS.test(`${before}${digits}`) && PRICE_CONTINUES.test(after);
  return isLimited || (/^[1-4]\.\d{1,2}$/.test(digits) && LIMIT_OF_MILLIONS.test(after));
}

const LIMIT_OF_MILLIONS =
  /^ (?:tops?|max(?:imum)?|budget|tope|maximo|de presupuesto)(?= |$)(?! (?:acres?|baths?|percent|points?|%))/;

type NumberMatch = Omit<NumberToken, 'kind' | 'text'>;

function textAroundNoun(
  { after }: NumberMatch,
  noun: RegExpExecArray,
): Pick<NumberToken, 'qualifier' | 'after'> {
  return { qualifier: noun.groups?.inner ?? '', after: after.slice(noun[0].length) };
}

/** Returns the kind of a number without a name, sign, unit or noun. */
function kindOfBareNumber(number: NumberMatch): NumberKind {
  const { digits, before, after } = number;
  const value = Number(digits);
  const called = NOUN_BEFORE.find(([, pattern]) => pattern.test(before));
  // no lot here has hundreds of acres: "the lot closest to 9000"
  if (called) return called[0] === 'acres' && value > MOST_ACRES ? 'squareFeetOfLand' : called[0];
  if (value <= MOST_ROOMS && ROOMS_NEEDED.test(before) && LEAST.test(after)) return 'bedrooms';
  if (CALENDAR_YEAR.test(digits)) return 'calendarYear';
  if (value < MIN_IN_THOUSANDS || digits.startsWith('0') || /^[a-z]/.test(after)) return 'other';
  if (COUNTED.test(after) && !PRICE_CONTINUES.test(after)) return 'other';
  if (value >= MAX_IN_THOUSANDS) return value < MIN_PRICE ? 'other' : 'price';
  const bound = limitAround(before, after)?.bound;
  if (bound === 'below' || bound === 'most' || PRICE_BEFORE.test(before)) return 'price';
  return PRICE_CONTINUES.test(after) && (bound !== undefined || !HOMES.test(after)) ? 'price' : 'other';
}

/** A bare number of rooms means bedrooms: "what else opens up with 3 or more". */
const ROOMS_NEEDED = /\b(?:with|w|has|have|having|con|tengan?) $/;
const LEAST =
  /^(?: ?\+| (?:or more|plus|at least|minimum|o mas|minimo|por lo menos))(?: (?:and|but|in|under|please|y|pero|en|por)\b| ?$)/;
const MOST_ROOMS = 6;
const MOST_ACRES = 500;

/** A ZIP code is not a round amount and has no limit except "around" a place. */
function isZip({ digits, before, after }: NumberMatch): boolean {
  const bound = limitAround(before, after)?.bound ?? 'about';
  return /^\d{3}(?!00)\d\d$/.test(digits) && bound === 'about' && !/^[a-z%]/.test(after);
}

/** Returns the start index of a noun such as "HOA" in "HOA under 300"; null if there is none or the amount is too large. */
function otherDollarsStart({ before, digits, unit }: NumberMatch): number | null {
  const head = (limitAround(before, '')?.before ?? before).trimEnd();
  const isOfOther = Number(digits) >= MIN_IN_THOUSANDS && priceToDollars(digits, unit) < MAX_OTHER_DOLLARS;
  return isOfOther ? (OTHER_DOLLARS.exec(head)?.index ?? null) : null;
}

/** Whether two numbers share the noun or unit after the second: "between 400 and 500k", "500 or 600 sq ft". */
function opensPair(one: NumberToken, other: NumberToken, joint: string): boolean {
  const isOpen =
    one.kind === other.kind || (one.unit === '' && ['other', 'price', 'calendarYear'].includes(one.kind));
  return isOpen && isNear(one, other) && (OR.test(joint) || (AND.test(joint) && BETWEEN.test(one.before)));
}

function isNear(one: NumberToken, other: NumberToken): boolean {
  const [first, second] = [Number(one.digits), Number(other.digits)];
  return first < second * MAX_RATIO && second < first * MAX_RATIO;
}

const MAX_RATIO = 10;
const COUNTABLE: ReadonlySet<NumberKind> = new Set<NumberKind>([
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'squareFeetOfLand',
  'acres',
  'days',
]);
/** "1 bedroom is too tight, we need 2", "not the 1 bedrooms, I need at least 3" */
const NEEDED =
  /\b(?:need|needs|want|wants|would like|prefer|looking for|make it|necesit\w+|quer\w+|quier\w+|busc\w+|ocup\w+)(?: (?:at|least|minimum|more|like|about|of|al|por|lo|menos|minimo|de|unas|unos))* $/;
const ALSO = /^ (?:but|and|pero|y)(?: [a-z]+){1,4} $/;
const OR = /^ (?:to|or|through|o|a|hasta) $/;
const AND = /^ (?:and|y) $/;
const BETWEEN = /\b(?:between|entre|from|de|desde)(?: about| around)? $/;

/** "Under 600" means 600,000 in a conversation about homes. */
export const MIN_IN_THOUSANDS = 100;
const MAX_IN_THOUSANDS = 1_000;
/** In dollars: no home costs less. */
export const MIN_PRICE = 50_000;
/** In dollars: no dues, tax or rent are higher. */
const MAX_OTHER_DOLLARS = 10_000;
const OTHER_DOLLARS =
  /\b(?:hoa|dues|fees?|tax(?:es)?|payments?|rents?|insurance|utilities|deposit|closing costs|income|salary|cuotas?|impuestos?|seguro|pagos?|renta)(?: (?:is|are|be|of|at|that|de|es|son|que))*$/;
const CALENDAR_YEAR = /^(?:1[89]\d\d|20\d\d|2100)$/;

/** "We could stretch to 1.4" */
const IN_MILLIONS =
  /\b(?:budget|spend|stretch|under|below|up to|over|above|max)(?: (?:is|of|it|to|about|around|up|roughly))* [1-4]\.\d{1,2}$/;

/** "Near 485" */
const LOOP_ROADS = new Set(['277', '485']);
const BY_ROAD = /\b(?:near|off|by|along|inside|outside|close to|on|de) (?:the |la )?$/;

const NAMES: [NumberKind, RegExp][] = [
  [
    'name',
    /\b(?:highway|hwy|route|rte|rt|road|rd|interstate|exit|ruta|carretera|autopista|(?<=\b(?:on|near|off|by|along) )(?:us|nc)|sr|suite|ste|unit|apt|apartment|room|building|bldg|box|chapter|section|form|model|out of|[b-df-jl-np-tvxz]) $/,
  ],
  [
    'score',
    /\b(?:scores?(?: [a-z]+){0,3}|(?:credit|fico)(?: (?:is|was|at|of|about|around|only|just|like|es|de))*) $/,
  ],
];

const LETTER = /^[a-z](?!\w)/;

/** Nouns before a number instead of after it: "square footage over". */
const NOUN_BEFORE: [NumberKind, RegExp][] = [
  ['squareFeet', /\b(?:square footage|sq ?ft|size)(?: [a-z]+){1,4} $/],
  ['acres', /\b(?:lots?|acreage|lot size)(?: [a-z]+){1,4} $/],
  ['days', /\bdays on market(?: [a-z]+){1,4} $/],
];

/** What may follow a price: a home, a preposition, a conjunction or a verb, but no noun of something else. */
const PRICE_CONTINUES =
  /^(?: ?$| ?\+| (?:_|_home|buys?|gets?|will|would|these|this|those|though|\$? ?\d[\w.]*|and|or|but|with|without|in|on|at|near|by|for|from|to|under|over|above|below|up|close|within|inside|outside|that|which|who|if|because|so|as|is|are|was|be|can|could|do|does|i|we|my|our|please|pls|thanks|thank|lol|ok|max|maximum|min|minimum|tops|total|range|budget|price|priced|dollars|bucks|usd|built|only|just|even|too|now|right|here|there|then|instead|rather|no|not|nothing|less|more|plus|an?|the|any|where|when|what|how|or|y|o|pero|con|sin|en|de|para|por|cerca|que|si|como|es|son|maximo|minimo|dolares|menos|mas|gracias|homes?|houses?|condos?|condominiums?|town ?(?:house|home)s?|lofts?|places?|apartments?|bungalows?|cottages?|ranch(?:es)?|duplex(?:es)?|properties|property|listings?|casas?|condominios?|apartamentos?|propiedad(?:es)?)(?= |$))/;
/** "Under 200 amps", "over 900 lbs" */
const COUNTED =
  /^ (?:amp|volt|watt|gallon|pound|lb|degree|horsepower|hp|mph|mbps|kw|kwh|inch|yard)s?\b|^ [a-z]{2,}[^aiosu]s\b/;
/** "300 homes" is a count. */
const HOMES = /^ (?:homes|houses|condos|places|listings|units|properties|casas)\b/;
const PRICE_BEFORE =
  /\b(?:budget|afford|spend|pay|priced?|cost|asking|presupuesto|pagar|gastar|precio)(?: [a-z]+){0,3} $|\bwhat (?:does |do |will |would |can |could )?$/;
