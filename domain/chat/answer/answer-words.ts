import type { Side, Wording } from '../knowledge.ts';
import type { Attribute } from '../understand/understood.ts';
import type { Range } from '../values/limit.ts';
import type { UnrecordedTopic } from '../values/unrecorded-topic.ts';
import type { WishCriterion } from '../values/wish.ts';
import type { SumWords } from './sum-words.ts';

/** Facts that an area's record or series tells. */
export const AREA_FACTS = [
  'price',
  'walk',
  'transit',
  'bike',
  'days',
  'inventory',
  'pricePerSquareFoot',
  'trend',
] as const satisfies Attribute[];
export type AreaFact = (typeof AREA_FACTS)[number];

/** Percentages that an entry names, and what they are percentages of. */
export interface Shares {
  of: 'price' | 'loan' | 'income';
  percents: readonly number[];
  /** Only of a loan above this percentage of the price. */
  above?: number;
  /** Opens the sum: "Closing costs". */
  what: Wording;
  /** A side for which they do not hold. */
  notFor?: Side;
}

/** Says a figure or a fact of a home or an area. */
export type Say = (name: string, value: string) => string;

/** What the assistant says about records, in one language. */
export interface AnswerWords {
  locale: string;
  figures: (date: string, sample: boolean, source: string) => string;
  /** A page of this site is the first link below. */
  pageIs: (label: string) => string;
  area: {
    fact: Record<AreaFact, Say>;
    short: Record<AreaFact, (value: string) => string>;
    heading: Record<AreaFact, string>;
    highest: Record<AreaFact, Say>;
    lowest: Record<AreaFact, Say>;
    others: (list: string) => string;
    missing: (area: string) => string;
    inYear: (area: string, fact: string, month: string, value: string) => string;
    features: (list: string) => string;
    /** Sentences about an area that speak of what is wished for, what none speaks of, and homes there that have it. */
    onWishes: (
      area: string,
      said: readonly string[],
      silent: readonly string[],
      homes: readonly string[],
    ) => string;
    none: string;
    /** Opens a list of areas with the homes of a kind that are for sale there. */
    ofKind: (kind: string) => string;
    noneOfKind: (kind: string) => string;
    /** Opens the homes of some areas by their kinds. */
    kindsThere: (areas: string) => string;
    listed: (area: string, count: string) => string;
    /** Says that no record holds what is asked of some areas. */
    unrecorded: Record<UnrecordedTopic, (areas: string) => string>;
  };
  /** The figures of the city as a whole, each with its change in a year: "+8.5%". */
  market: (figures: readonly { said: string; change: string }[]) => string;
  stat: Record<'price' | 'days' | 'inventory' | 'pricePerSquareFoot', (value: string) => string>;
  home: {
    fact: Record<Exclude<Attribute, 'feature' | 'walk' | 'transit' | 'bike' | 'inventory' | 'trend'>, Say>;
    heading: Partial<Record<Attribute, string>>;
    line: (home: HomeParts) => string;
    detail: (home: HomeParts & { year: string; days: string; lot: string }) => string;
    noLot: (address: string) => string;
    notInRecord: (address: string) => string;
    /** Says yes to a plain question with the sentence that tells so. */
    said: (address: string, sentence: string) => string;
    /** A sentence that speaks of what was asked and may not answer it. */
    quoted: (address: string, sentence: string) => string;
    /** Neither the record nor the description tells what was asked. */
    silent: (addresses: readonly string[]) => string;
    /** Its description speaks of what was asked about, and not of what was asked. */
    notTold: (address: string) => string;
    /** How far it is from a place that was named. */
    way: (address: string) => string;
    notSaid: (address: string, features: readonly string[]) => string;
    notice: (date: string, sample: boolean) => string;
    /** @param openHouses "Saturday, November 28, 1:00 – 3:00 PM; …", @param listedBy firm and contact; each '' where there is none */
    visiting: (openHouses: string, listedBy: string) => string;
    count: (count: number, within: string) => string;
    noneOf: (within: string) => string;
    closest: string;
    misses: (names: string) => string;
    /** Its description does not tell of these. */
    unmentioned: (features: readonly string[]) => string;
    /** Why one home comes first in an order. */
    because: (heading: string, lowest: boolean, address: string, value: string, next: string) => string;
    /** Homes of one kind among several. */
    ofKind: (kind: string, addresses: readonly string[]) => string;
    more: (count: number) => string;
    noMore: string;
    noFeature: (features: readonly string[]) => string;
    /** None of the homes asked about has the figure they are to be put in order by. @param heading of that figure */
    noFigure: (heading: string) => string;
    /** Places, as they were said, that homes were to be near. */
    notNear: (places: readonly string[]) => string;
    /** Wishes, as they were said, that nothing in the records stands for. */
    untold: (wishes: readonly string[]) => string;
    /** The areas beside one. */
    nextTo: (area: string, names: readonly string[]) => string;
    whichOne: string;
    /** Only this one was found. */
    onlyOne: (within: string) => string;
    types: Record<string, string>;
    statuses: Record<string, string>;
    extreme: (lowest: boolean, heading: string, address: string, value: string) => string;
  };
  /** How a wish is named in short. */
  wish: {
    range: Record<
      'price' | 'bedrooms' | 'bathrooms' | 'squareFeet' | 'lotSize' | 'yearBuilt' | 'daysOnMarket',
      (range: Range) => string
    >;
    not: (name: string) => string;
    /** An area that is ruled out. */
    outside: (area: string) => string;
    /** What would do in the place of the rest: "or 3 bedrooms + a room to work in". */
    or: (other: string) => string;
    names: Record<WishCriterion, string>;
  };
  compare: {
    more: (heading: string, name: string, difference: string) => string;
  };
  reckon: {
    average: (heading: string, sum: string) => string;
    sum: (heading: string, sum: string) => string;
    difference: (heading: string, sum: string) => string;
    percent: (heading: string, sum: string) => string;
  };
  sums: SumWords;
  entry: {
    /** Openings of answers, before a colon, that are said to a question for a yes or a no alone. */
    verdicts: readonly string[];
    didYouMean: string;
    /** What is told beside the answer, under the question it answers. */
    about: (title: string, said: string) => string;
    /** What was told holds the answer. */
    again: (said: string) => string;
    /** It is the same wherever a home is. */
    anywhere: (title: string, areas: string) => string;
    /** It is the same whoever asks. */
    sameForSide: (title: string) => string;
    /** All that is known of the matter was told. */
    thatIsAll: (title: string) => string;
    unsure: string;
    otherScript: string;
    none: string;
    topics: string[];
  };
  elsewhere: (place: string, areas: string) => string;
  nothingBefore: string;
  inAllAreas: string;
  tooMany: string;
  agreed: string;
  fine: string;
}

export interface HomeParts {
  address: string;
  area: string;
  price: string;
  bedrooms: string;
  bathrooms: string;
  size: string;
  type: string;
  status: string;
}
