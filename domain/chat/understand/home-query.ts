import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import { phrasePattern } from '../text/phrase-pattern.ts';
import { priceRange, type Range } from './price-range.ts';

export type HomeOrder =
  | 'cheapest-per-foot'
  | 'cheapest'
  | 'dearest'
  | 'largest'
  | 'smallest'
  | 'newest'
  | 'oldest'
  | 'latest'
  | 'longest'
  | 'most-land';

/** What a visitor wants a home to be. */
export interface HomeQuery {
  price?: Range;
  bedrooms?: Range;
  bathrooms?: Range;
  squareFeet?: Range;
  yearBuilt?: Range;
  /** Acres. */
  lotSize?: Range;
  /** As the records name it: "Condominium". */
  types?: string[];
  statuses?: string[];
  /** Ids of content's features: "fireplace". */
  features?: string[];
  order?: HomeOrder;
}

/** How people name kinds, states and features of homes, and how the records do. */
export interface HomeWords {
  types: Record<string, string[]>;
  statuses: Record<string, string[]>;
  orders: Record<HomeOrder, string[]>;
  /** What is asked for, and what a description says where it is so. */
  features: Record<string, { ask: string[]; found: string[] }>;
  /** Words that every record answers: "price", "built". */
  details: string[];
}

/** @returns a function that reads a query out of a plain text with digits, and what the text asks for besides */
export function homeQueryReader(words: HomeWords): (text: string) => { query: HomeQuery; besides: string } {
  const types = compile(words.types);
  const statuses = compile(words.statuses);
  const orders = compile(words.orders);
  const features = compile(
    Object.fromEntries(Object.entries(words.features).map(([id, { ask }]) => [id, ask])),
  );
  return (text) => {
    const query: HomeQuery = {
      ...given('price', priceRange(text)),
      ...given(
        'bedrooms',
        rooms(text, BEDROOMS) ?? oneMore(text) ?? (/\bstudio\b/.test(text) ? { max: 0 } : familySize(text)),
      ),
      ...given('bathrooms', rooms(text, BATHROOMS)),
      ...given('squareFeet', rooms(text, SQUARE_FEET, true)),
      ...given('yearBuilt', years(text)),
      ...given('lotSize', acres(text)),
    };
    const found = {
      types: typesAsked(types, text),
      statuses: matching(statuses, text),
      features: matching(features, text),
    };
    for (const [name, ids] of Object.entries(found))
      if (ids.length > 0) Object.assign(query, { [name]: ids });
    const [order] = matching(orders, text);
    return {
      query: order ? { ...query, order: order as HomeOrder } : query,
      besides: BESIDES.exec(without([types, statuses, orders, features].flat(), text))?.[1] ?? '',
    };
  };
}

/** What is wanted of a home is said after such a word, and ends where the visitor speaks of themselves. */
const BESIDES = new RegExp(
  [
    '\\b(?:(?<!\\b(?:in|live|moms?|dads?|couple|family|buyer|us|me|we|parents?) )with|near|close to|next to|overlooking|in an?',
    '|(?:that|which|one|any|homes?|houses?|condos?|listings?|places?|building) (?:is|are|includes?)|(?<!\\b(?:we|i|they|you|who|kids|parents|children|must|to|also) )(?:has|have)|(?<!\\b(?:vive|vivir|pareja|familia|madre|padre) )con|cerca de)',
    ' (?!you|me|us|my|our|\\d|budget|for|so|para|en|por|and|y)(.+?)',
    '(?= (?:for|so|because|where|since|as|under|below|over|my|our|we|i|budget|para|donde|porque|mi|por|en|menos)\\b|$)',
  ].join(''),
);

/** Whether a home is what was asked for. `describes` says what its description tells of a feature. */
export function fits(
  home: Property,
  query: HomeQuery,
  describes: (home: Property, feature: string) => boolean,
): boolean {
  return (
    within(dollarsOf(home), query.price) &&
    within(home.bedrooms, query.bedrooms) &&
    within(home.bathrooms, query.bathrooms) &&
    within(home.squareFootage, query.squareFeet) &&
    within(home.yearBuilt, query.yearBuilt) &&
    within(home.lotSize, query.lotSize) &&
    (!query.types || query.types.includes(home.propertyType)) &&
    (!query.statuses || query.statuses.includes(home.status)) &&
    (query.features ?? []).every((feature) => describes(home, feature))
  );
}

export const homeOrders: Record<HomeOrder, (home: Property) => number> = {
  'cheapest-per-foot': (home) => (dollarsOf(home) ?? Number.POSITIVE_INFINITY) / (home.squareFootage ?? 1),
  cheapest: (home) => dollarsOf(home) ?? Number.POSITIVE_INFINITY,
  dearest: (home) => -(dollarsOf(home) ?? 0),
  largest: (home) => -(home.squareFootage ?? 0),
  smallest: (home) => home.squareFootage ?? Number.POSITIVE_INFINITY,
  newest: (home) => -(home.yearBuilt ?? 0),
  oldest: (home) => home.yearBuilt ?? Number.POSITIVE_INFINITY,
  latest: (home) => home.daysOnMarket ?? Number.POSITIVE_INFINITY,
  longest: (home) => -(home.daysOnMarket ?? 0),
  'most-land': (home) => -(home.lotSize ?? 0),
};

const BED = '(?:bed(?:room)?s?|brs?|bds?|bdrms?|habitacion(?:es)?|recamaras?|dormitorios?|cuartos?|alcobas?)';
const BEDROOMS = BED;
const BATHROOMS = '(?:full )?(?:bath(?:room)?s?|ba|banos?)';
const SQUARE_FEET = '(?:sq(?:uare)? ?(?:feet|foot|ft|footage)?|sqft|sf|pies(?: cuadrados)?)';

function rooms(text: string, unit: string, isMinimum = false): Range | null {
  const found = new RegExp(
    `(at least |minimum |min |over |more than |al menos |mas de |minimo )?(\\d+(?:\\.\\d)?)(?: ?(?:to|and|y|a) ?(\\d+))? ?(\\+|plus|or more|o mas)? ?(?:master |primary |large |big |real |spare )?${unit}\\b( or more| minimum| plus| \\+| o mas)?`,
  ).exec(text);
  if (!found) return null;
  if (LEFT.test(text.slice(0, found.index))) return null;
  const [, before = '', digits = '', upper, plus, after] = found;
  const value = Number(digits);
  const atMost = /(?:under|at most|up to|less than|no more than|max(?:imum)?(?: of)?|hasta|menos de)$/.test(
    text.slice(0, found.index).trim(),
  );
  if (atMost) return { max: value };
  if (upper) return { min: value, max: Number(upper) };
  if (isMinimum || before || plus || after) return { min: value };
  return { min: value, max: value + 0.5 };
}

/** "We are downsizing from five bedrooms": what one has, and not what one wants. */
const LEFT = /\b(?:from|out of|leaving|selling)(?: an?| our| my)? $/;

/** Kinds of homes named, without those that are ruled out: "not a condo" leaves every other kind. */
function typesAsked(types: [id: string, pattern: RegExp][], text: string): string[] {
  const asked = matching(types, text.replace(RULED_OUT, ' '));
  const ruledOut = matching(types, [...text.matchAll(RULED_OUT)].map(([phrase]) => phrase).join(' | '));
  if (ruledOut.length === 0 || asked.length > 0) return asked;
  return types.map(([id]) => id).filter((id) => !ruledOut.includes(id));
}

const RULED_OUT =
  /\b(?:not|(?<!^)no|except|excluding|other than|instead of|but not|que no sean?|menos|excepto) (?:for )?(?:an? |the |any |un |una )?(?:town |single |row )?[a-z]+/g;

/** "We need a third bedroom." */
function oneMore(text: string): Range | null {
  const found = /\b(?:a|another) (second|third|fourth|fifth) bedroom\b/.exec(text)?.[1];
  return found ? { min: ['second', 'third', 'fourth', 'fifth'].indexOf(found) + 2 } : null;
}

/** A lawful request about size: four people need three bedrooms or so. */
function familySize(text: string): Range | null {
  const found =
    /\b(?:family|familia|couple|household) (?:of|de) (\d)\b|\b(?:for|para) (\d) (?:people|personas)\b|\b(?:we are|somos) (\d)\b(?! (?:days|weeks|months|minutes|miles|years|blocks|dias|meses|minutos))|\b(\d) (?:kids|children|ninos|hijos)\b/.exec(
      text,
    );
  const people = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0) || Number(found?.[4] ?? -1) + 1;
  return people >= 3 ? { min: people >= 5 ? 4 : 3 } : null;
}

/** "Half an acre", "at least 0.5 acres": land is asked for as a minimum. */
function acres(text: string): Range | null {
  const part = /\b(half|third|quarter)(?: of)?(?: an?)? acre|\b(?:medio|un tercio de) acre/.exec(text);
  if (part) return { min: PARTS[part[1] ?? 'half'] ?? 0 };
  const found = /(\d*\.?\d+|\ban?) ?acres?\b/.exec(text);
  return found ? { min: Number(found[1]) || 1 } : null;
}

const PARTS: Record<string, number> = { half: 0.5, third: 0.33, quarter: 0.25 };

/** "Prices in 2019" names no year that a home was built in. */
const OF_HOMES =
  /\b(?:built|build|construction|newer|older|anything|something|homes?|houses?|condos?|town ?houses?|listings?|casas?|condominios?|construid[oa]s?)\b/;

function years(text: string): Range | null {
  const found =
    /\b(built |construid[oa]s? )?\b(after|since|before|in|newer than|older than|despues de|antes de|en|from) (?:the )?((?:18|19|20)\d\d)(s)?\b/.exec(
      text,
    );
  if (!found) return null;
  const year = Number(found[3]);
  if (/before|older|antes/.test(found[2] ?? '')) return { max: year };
  if (!OF_HOMES.test(text)) return null;
  if (found[4] && /^(in|from|en)$/.test(found[2] ?? '')) return { min: year, max: year + 9 };
  return /in|en/.test(found[2] ?? '') && found[2]?.length === 2 ? { min: year, max: year } : { min: year };
}

function within(value: number | null, range: Range | undefined): boolean {
  if (!range) return true;
  return value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Number.POSITIVE_INFINITY);
}

function given<Name extends string, Value>(name: Name, value: Value | null): Partial<Record<Name, Value>> {
  return value === null ? {} : ({ [name]: value } as Record<Name, Value>);
}

function compile(table: Record<string, string[]>): [id: string, pattern: RegExp][] {
  return Object.entries(table).map(([id, phrases]) => [id, phrasePattern(phrases)]);
}

function without(table: [id: string, pattern: RegExp][], text: string): string {
  return table
    .reduce((rest, [, pattern]) => rest.replace(new RegExp(pattern, 'g'), ''), text)
    .replace(/ +/g, ' ');
}

function matching(table: [id: string, pattern: RegExp][], text: string): string[] {
  return table.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
}
