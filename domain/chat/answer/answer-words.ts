import type { PriceMeasure } from '../../market/market-series.ts';
import type { Side, Wording } from '../knowledge.ts';
import type { Attribute } from '../understand/understood.ts';
import type { Range } from '../values/limit.ts';
import type { UnrecordedTopic } from '../values/unrecorded-topic.ts';
import type { WishCriterion } from '../values/wish.ts';
import type { SumWords } from './sum-words.ts';

/** Facts available from an area's record or market series. */
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

/** The percentages stated in an entry, and what they apply to. */
export interface Shares {
  of: 'price' | 'loan' | 'income';
  percents: readonly number[];
  /** Applies only to a loan above this percentage of the price. */
  above?: number;
  /** Label of the calculation: "Closing costs". */
  what: Wording;
  /** A side they do not apply to. */
  notFor?: Side;
}

/** Words a figure or fact of a home or an area. */
export type Say = (name: string, value: string) => string;

/** Words the figure of the area that leads those compared, and whether it leads all areas. */
export type SayOfLeader = (area: string, value: string, leadsAll: boolean) => string;

/** A figure and its month, as an answer writes them. */
export interface DatedFigure {
  month: string;
  value: string;
}

/** What the assistant says about records, in one language. */
export interface AnswerWords {
  locale: string;
  /** @param whose the figures it stands for, if the answer has others; else '' */
  figures: (date: string, sample: boolean, source: string, whose: string) => string;
  /** Refers to a page of this site, the first link below the answer. */
  pageIs: (label: string) => string;
  area: {
    fact: Record<AreaFact, (area: string, value: string, measure: PriceMeasure) => string>;
    /** What a price is. */
    measure: Record<PriceMeasure, string>;
    short: Record<AreaFact, (value: string) => string>;
    heading: Record<AreaFact, string>;
    highest: Record<AreaFact, SayOfLeader>;
    lowest: Record<AreaFact, SayOfLeader>;
    others: (list: string) => string;
    missing: (heading: string, areas: readonly string[]) => string;
    inYear: (area: string, fact: string, month: string, value: string) => string;
    /** The latest figure, that of a year before, and the change: "+8.5%". */
    change: (area: string, fact: string, now: DatedFigure, then: DatedFigure, change: string) => string;
    notInYear: (area: string, year: string, firstMonth: string) => string;
    features: (list: string) => string;
    /** Sentences of an area that mention the criteria, the criteria none mentions, and homes there that meet them. */
    onWishes: (
      area: string,
      said: readonly string[],
      silent: readonly string[],
      homes: readonly string[],
    ) => string;
    none: string;
    /** Introduces a list of areas and their homes of one type. */
    ofKind: (kind: string) => string;
    noneOfKind: (kind: string) => string;
    /** Introduces an area's homes grouped by type. */
    kindsThere: (areas: string) => string;
    listed: (area: string, count: string) => string;
    /** Says that the requested figure of some areas is not recorded. */
    unrecorded: Record<UnrecordedTopic, (areas: string) => string>;
  };
  /** The figures of the city as a whole, each with its change in a year: "+8.5%". */
  market: (figures: readonly { said: string; change: string }[]) => string;
  /** What a city's price is, by the label of its record, in English: "Typical home value". */
  priceLabel: (label: string) => string;
  stat: Record<
    'price' | 'days' | 'inventory' | 'pricePerSquareFoot',
    (value: string, label: string) => string
  >;
  home: {
    fact: Record<Exclude<Attribute, 'feature' | 'walk' | 'transit' | 'bike' | 'inventory' | 'trend'>, Say>;
    heading: Partial<Record<Attribute, string>>;
    line: (home: HomeParts) => string;
    detail: (home: HomeParts & { year: string; days: string; lot: string }) => string;
    noLot: (address: string) => string;
    /** The size of a lot in acres and in square feet. */
    lotInFeet: (acres: string, feet: string) => string;
    notInRecord: (address: string) => string;
    /** Answers a yes-or-no question with the sentence that confirms it. */
    said: (address: string, sentence: string) => string;
    /** Quotes a sentence on the subject that may not answer the question. */
    quoted: (address: string, sentence: string) => string;
    /** Neither the record nor the description has the answer. */
    silent: (addresses: readonly string[]) => string;
    /** The description mentions the subject but does not answer the question. */
    notTold: (address: string) => string;
    /** Answers a question about the distance to a place. */
    way: (address: string) => string;
    /** A home's price against the affordable one; `apart` is the sum of what is missing, '' if nothing is. */
    againstAffordable: (said: { address: string; price: string; most: string; apart: string }) => string;
    /** A home's price against what the visitor can pay; `sum` is how far they are apart. */
    againstLimit: (said: {
      address: string;
      price: string;
      most: string;
      isOver: boolean;
      sum: string;
    }) => string;
    /** Nothing in the description fits the question; `whole` is all of it. */
    undescribed: (address: string, whole: string) => string;
    notSaid: (address: string, features: readonly string[]) => string;
    notice: (date: string, sample: boolean) => string;
    /** @param openHouses "Saturday, November 28, 1:00 – 3:00 PM; …", @param listedBy firm and contact; each '' where there is none */
    visiting: (openHouses: string, listedBy: string, isSold: boolean) => string;
    /** @param address of the home asked about; '' for none of all homes */
    noOpenHouse: (address: string) => string;
    /** Introduces the open houses of other days than the one asked about. */
    noneThatDay: string;
    count: (count: number, within: string) => string;
    noneOf: (within: string) => string;
    closest: string;
    misses: (names: string) => string;
    /** The description does not mention these. */
    unmentioned: (features: readonly string[]) => string;
    /** Explains why a home has its place in a ranking. */
    because: (reason: PlaceReason) => string;
    /** The homes of one type. */
    ofKind: (kind: string, addresses: readonly string[]) => string;
    more: (count: number) => string;
    noMore: string;
    noFeature: (features: readonly string[]) => string;
    /** None of the homes has the figure to rank by. @param heading of that figure */
    noFigure: (heading: string) => string;
    /** Places to be near that cannot be searched, as the visitor put them. */
    notNear: (places: readonly string[]) => string;
    /** Criteria that the records do not cover, as the visitor put them. */
    untold: (wishes: readonly string[]) => string;
    /** The neighbors of an area. */
    nextTo: (area: string, names: readonly string[]) => string;
    whichOne: string;
    /** Only this home was found. */
    onlyOne: (within: string) => string;
    closestInPrice: (address: string) => string;
    types: Record<string, string>;
    statuses: Record<string, string>;
    extreme: (lowest: boolean, heading: string, address: string, value: string) => string;
  };
  /** Short names of criteria. */
  wish: {
    range: Record<
      'price' | 'bedrooms' | 'bathrooms' | 'squareFeet' | 'lotSize' | 'yearBuilt' | 'daysOnMarket',
      (range: Range) => string
    >;
    not: (name: string) => string;
    /** An excluded area. */
    outside: (area: string) => string;
    /** A home that is left out. */
    without: (address: string) => string;
    /** An alternative: "or 3 bedrooms + a room to work in". */
    or: (other: string) => string;
    names: Record<WishCriterion, string>;
  };
  compare: {
    more: (heading: string, name: string, difference: string) => string;
  };
  reckon: {
    /** Results with their unit, where the heading does not name it. */
    measured: Partial<Record<Attribute, (figure: string) => string>>;
    average: (heading: string, sum: string) => string;
    sum: (heading: string, sum: string) => string;
    difference: (heading: string, sum: string) => string;
    percent: (heading: string, sum: string) => string;
    /** @param whose what is 100 % */
    percentOf: (whose: string, sum: string) => string;
  };
  sums: SumWords;
  entry: {
    /** Openings before a colon that are kept only when a yes-or-no question was asked. */
    verdicts: readonly string[];
    didYouMean: string;
    /** A second answer, under the question it belongs to. */
    about: (title: string, said: string) => string;
    /** The previous answer already covers the question. */
    again: (said: string) => string;
    /** The answer is the same for every area. */
    anywhere: (title: string, areas: string) => string;
    /** The answer is the same for every side. */
    sameForSide: (title: string) => string;
    /** Before or after a reply if the message may tell of danger. */
    ifInDanger: string;
    /** Everything on the subject has been said. */
    thatIsAll: (title: string) => string;
    unsure: string;
    otherScript: string;
    none: string;
    topics: string[];
  };
  elsewhere: (place: string, areas: string) => string;
  /** Precedes figures, where a message may have asked about the people of a place. */
  onlyByRecords: string;
  nothingBefore: string;
  /** Precedes a comparison when the visitor asks which is better. */
  choice: string;
  inAllAreas: string;
  tooMany: string;
  agreed: string;
  fine: string;
  whichArea: string;
  /** To a remark that asks for nothing, with the name of the home or area in hand. */
  remark: (name: string | null) => string;
}

/** A home's place in a ranking by one figure. */
export interface PlaceReason {
  heading: string;
  lowest: boolean;
  /** From 0. */
  place: number;
  address: string;
  value: string;
  /** The home before it, with its figure; '' for the first. */
  before: string;
  /** The home after it, with its figure; '' for the last. */
  next: string;
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
