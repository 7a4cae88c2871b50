import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import { phrasePattern, withoutPhrases } from '../text/phrase-pattern.ts';
import { builtRange } from './built-range.ts';
import { type HomeLimits, homeLimits } from './home-limits.ts';
import { type Range, within, withoutLimits } from './limit.ts';
import { priceRange } from './price-range.ts';

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
export interface HomeQuery extends HomeLimits {
  price?: Range;
  yearBuilt?: Range;
  /** As the records name it: "Condominium". */
  types?: string[];
  statuses?: string[];
  /** Ids of content's features: "fireplace"; "porch|balcony" where either will do. */
  features?: string[];
  order?: HomeOrder;
  /** How many of that order are wanted: "the two cheapest homes". */
  most?: number;
  /** Wants all of them in that order: "the newer homes". */
  isList?: true;
  /** Which of that order is wanted, from 0: "the second cheapest". */
  place?: number;
}

/** What is asked for, and what a description says where it is so. */
export interface HomeFeature {
  ask: string[];
  found: string[];
  /** A whole area may have it too: a station. */
  ofPlace?: boolean;
}

/** How people name kinds, states and features of homes, and how the records do. */
export interface HomeWords {
  types: Record<string, string[]>;
  statuses: Record<string, string[]>;
  orders: Record<HomeOrder, string[]>;
  features: Record<string, HomeFeature>;
  /** Words that every record answers: "price", "built". */
  details: string[];
}

/**
 * @returns a function that reads a query out of a plain text with digits, and what the text asks for besides; ages are counted
 * from `thisYear`
 */
export function homeQueryReader(
  words: HomeWords,
): (text: string, thisYear: number) => { query: HomeQuery; besides: string } {
  const types = compile(words.types);
  const statuses = compile(words.statuses);
  const orders = compile(words.orders);
  const features = compile(
    Object.fromEntries(Object.entries(words.features).map(([id, { ask }]) => [id, ask])),
  );
  return (text, thisYear) => {
    const query: HomeQuery = {
      ...given('price', priceRange(text)),
      ...homeLimits(text),
      ...given('yearBuilt', builtRange(text, thisYear)),
    };
    const found = {
      types: typesAsked(types, text),
      statuses: NOT_TAKEN.test(text) ? ['Active'] : matching(statuses, text),
      features: eitherOr(features, text),
    };
    for (const [name, ids] of Object.entries(found))
      if (ids.length > 0) Object.assign(query, { [name]: ids });
    const [order] = matching(orders, withoutLimits(text));
    const [, first, few] = FIRST_FEW.exec(text) ?? [];
    const most = Number(first ?? few ?? 0);
    const place = PLACES.indexOf(AT_PLACE.exec(text)?.[1] ?? '');
    const ofSeveral =
      SEVERAL.test(text.replace(OF_ALL, '')) || (OF_A_LIST.has(order ?? '') && !THE_ONE.test(text));
    const isWithin = order === 'newest' && query.yearBuilt !== undefined; // "new construction, after 2015"
    const isList = !(most > 0) && (ofSeveral || isWithin);
    const which = {
      ...(most > 0 && { most }),
      ...(place > 0 && { place }),
      ...(isList && { isList }),
    };
    return {
      query: order ? { ...query, order: order as HomeOrder, ...which } : query,
      besides:
        (IN_ANY.exec(text) ?? BESIDES.exec(without([types, statuses, orders, features].flat(), text)))?.[1] ??
        '',
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

/** "Are there smoke alarms in any of the condos?" */
const IN_ANY =
  /\b(?:(?:is|are) there|does|do|hay) (?:an? |any )?(.+?) (?:in|at|en) (?:any|one|some|alguna?)(?: of| de)? /;

/** Whether a home is what was asked for. `describes` says what its description tells of a feature. */
export function fits(
  home: Property,
  query: HomeQuery,
  describes: (home: Property, feature: string) => boolean,
): boolean {
  return (
    NUMBERS.every((name) => within(homeNumbers[name](home), query[name])) &&
    (!query.types || query.types.includes(home.propertyType)) &&
    (!query.statuses || query.statuses.includes(home.status)) &&
    (query.features ?? []).every((feature) => describes(home, feature))
  );
}

/** How far a home is from the numbers asked for, as a share of them; a number it does not tell counts whole. */
export function distance(home: Property, query: HomeQuery): number {
  return NUMBERS.reduce((sum, name) => {
    const range = query[name];
    const value = homeNumbers[name](home);
    if (!range || within(value, range)) return sum;
    const end = range.min !== undefined && (value ?? 0) < range.min ? range.min : (range.max ?? 0);
    return sum + (value === null ? 1 : Math.abs(value - end) / Math.max(value, end));
  }, 0);
}

/** What is asked for in numbers. */
export type NumberAsked = keyof HomeLimits | 'price' | 'yearBuilt';

/** The numbers as the record of a home has them; null where it does not say. */
export const homeNumbers: Record<NumberAsked, (home: Property) => number | null> = {
  price: dollarsOf,
  bedrooms: ({ bedrooms }) => bedrooms,
  bathrooms: ({ bathrooms }) => bathrooms,
  squareFeet: ({ squareFootage }) => squareFootage,
  yearBuilt: ({ yearBuilt }) => yearBuilt,
  lotSize: ({ lotSize }) => lotSize,
  daysOnMarket: ({ daysOnMarket }) => daysOnMarket,
};

const NUMBERS = Object.keys(homeNumbers) as NumberAsked[];

/** Homes in the order asked for; the cheapest first where none is. */
export function inOrder(homes: readonly Property[], order: HomeOrder = 'cheapest'): Property[] {
  const by = homeOrders[order];
  return homes.toSorted((one, other) => by(one) - by(other));
}

/** @returns whether a home stands in one of some areas; where none are given, any home does */
export function standsIn(areas: readonly { slug: string }[]): (home: Property) => boolean {
  return ({ neighborhoodSlug }) => areas.length === 0 || areas.some(({ slug }) => slug === neighborhoodSlug);
}

const homeOrders: Record<HomeOrder, (home: Property) => number> = {
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

/** "Anything that is not under contract?" */
const NOT_TAKEN = /\b(?:not|never|no) (?:\w+ )?(?:under contract|pending|sold|taken)\b/;

/** Digits before what is ordered. */
const FIRST_FEW =
  /\b(?:([2-4]) (?:\w+ ){1,2}|(?:\w+est|most \w+|top) ([2-6]) )(?:homes|houses|condos|listings|properties|places|casas)\b/;

/** "Newer homes", but not "the newest of your homes" */
const SEVERAL =
  /\b(?:homes|houses|condos|condominiums|town ?houses|town ?homes|listings|properties|places|options|casas|condominios|propiedades)\b/;
const OF_ALL = /\b(?:of|de|among) (?:all |any )?(?:(?:the|your|these|those|our|las?|sus) )?(?:\d+ )?[a-z]+/g;

/** "What's new?" and "a big yard" ask for several, "the newest listing" and "the biggest lot" for one. */
const OF_A_LIST = new Set(['latest', 'most-land']);
const THE_ONE =
  /\b(?:newest|latest|most recent|biggest|largest) (?:\w+ )?(?:listing|home|house|condo|one|lot|yard)\b/;

/** "The second cheapest", "the third most expensive" */
const AT_PLACE =
  /\b(second|third|fourth)(?: (?:most|least) [a-z]+| (?!(?:highest|fewest)\b)[a-z]+est\b)|\b(?:segund|tercer|cuart)[oa]? (?:casa |condominio )?mas\b/;
const PLACES = ['first', 'second', 'third', 'fourth'];

/** Kinds of homes named, without those that are ruled out: "not a condo" leaves every other kind. */
function typesAsked(types: [id: string, pattern: RegExp][], text: string): string[] {
  const asked = matching(types, text.replace(RULED_OUT, ' '));
  const ruledOut = matching(types, [...text.matchAll(RULED_OUT)].map(([phrase]) => phrase).join(' | '));
  if (ruledOut.length === 0 || asked.length > 0) return asked;
  return types.map(([id]) => id).filter((id) => !ruledOut.includes(id));
}

const RULED_OUT =
  /\b(?:not|(?<!^)no|except|excluding|other than|instead of|but not|que no sean?|menos|excepto) (?:for )?(?:an? |the |any |un |una )?(?:town |single |row )?[a-z]+/g;

/** The features named in a text; two with "or" between them are one wish: "a porch or a balcony". */
function eitherOr(features: [id: string, pattern: RegExp][], text: string): string[] {
  const found = features
    .flatMap(([id, pattern]) => {
      const match = pattern.exec(text);
      return match ? [{ id, from: match.index, to: match.index + match[0].length }] : [];
    })
    .toSorted((one, other) => one.from - other.from);
  const ids = found.map(({ id, from }, index) => {
    const before = found[index - 1];
    const isEither = before && OR.test(text.slice(before.to, from));
    return `${isEither ? '|' : ' '}${id}`;
  });
  return ids.join('').split(' ').filter(Boolean);
}

const OR = /^ (?:\w+ )?(?:or|o) (?:\w+ ){0,2}$/;

function given<Name extends string, Value>(name: Name, value: Value | null): Partial<Record<Name, Value>> {
  return value === null ? {} : ({ [name]: value } as Record<Name, Value>);
}

function compile(table: Record<string, string[]>): [id: string, pattern: RegExp][] {
  return Object.entries(table).map(([id, phrases]) => [id, phrasePattern(phrases)]);
}

function without(table: [id: string, pattern: RegExp][], text: string): string {
  return table.reduce((rest, [, pattern]) => withoutPhrases(pattern, rest, ''), text).replace(/ +/g, ' ');
}

function matching(table: [id: string, pattern: RegExp][], text: string): string[] {
  return table.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
}
