import type { GuardCategory } from '../guard/guard-rules.ts';
import type { Direction, Measure } from '../understand/measures.ts';

/** The words of computed answers, in one language. */
export interface AnswerWords {
  locale: string;
  /** "Sample figures, November 2026." */
  figures: (date: string, sample: boolean, source: string) => string;
  /** "The median price in NoDa is $489K ($489,000)." */
  fact: Record<Measure, (area: string, value: string) => string>;
  /** "median $489K" */
  short: Record<Measure, (value: string) => string>;
  /** "NoDa has the highest walk score: 78." */
  extreme: Record<Measure, Record<Direction, (area: string, value: string) => string>>;
  others: (list: string) => string;
  /** "Second comes Dilworth", by its place in an order. */
  places: ((area: string, value: string) => string)[];
  compared: Record<Measure, string>;
  between: (winner: string, measure: Measure, direction: Direction) => string;
  passing: (list: string) => string;
  nonePassing: string;
  missing: (area: string) => string;
  /** What an area is known for, in a list. */
  known: (features: string) => string;
  inText: (area: string, text: string) => string;
  /** @param subject what was asked about, in quotes, or in place of it `that` */
  noMatchInText: (area: string, subject: string) => string;
  judgement: string;
  /** Follows an answer about a place when the question may have meant its people. */
  careful: string;
  elsewhere: string;
  /** Before what is known of the other, where one of the places named is outside the eight. */
  notCovered: (place: string) => string;
  homes: {
    matches: (count: string) => string;
    one: string;
    none: string;
    closest: string;
    /** In place of it, where no description at all says what was asked for. */
    notDescribed: string;
    /** Before the homes of other areas, when the areas just spoken of have none, or have some. */
    hereNone: (areas: string) => string;
    elsewhere: string;
    line: (home: {
      address: string;
      area: string;
      price: string;
      bedrooms: string;
      bathrooms: string;
      size: string;
      type: string;
      status: string;
    }) => string;
    detail: (home: {
      address: string;
      area: string;
      price: string;
      bedrooms: string;
      bathrooms: string;
      size: string;
      type: string;
      status: string;
      year: string;
      days: string;
      lot: string;
      firm: string;
      contact: string;
      description: string;
    }) => string;
    notice: (date: string, sample: boolean) => string;
    /** Before a home whose description tells of what was asked for. */
    described: string;
    /** Where the price per square foot of homes stands; an answer says only what is in a record. */
    perFoot: string;
    notRecorded: string;
    /** The description of a home, where its language is another; empty where it was told already. */
    quoted: (description: string) => string;
    /** Before the homes for sale, when no description says what was asked for. */
    notSaid: string;
    /** Before the homes for sale, when something is asked of one and nobody said which. */
    whichOne: string;
    /** No description says one thing that was asked for; the homes that follow are what else was. */
    inPart: string;
    counts: string[];
    many: string;
    more: (count: string) => string;
    lot: (acres: string) => string;
    built: (year: string) => string;
    types: Record<string, string>;
    statuses: Record<string, string>;
  };
  market: { lead: string; stat: Record<string, (value: string, change: string) => string>; period: string };
  guard: Record<GuardCategory, string>;
  guardKeeps: (facts: string) => string;
  /** @param subject what was asked about, in quotes; empty when it cannot be named */
  unknown: (subject: string) => string;
  /** In place of the name of what was asked about. */
  that: string;
  passage: (text: string, title: string) => string;
  tooMany: string;
  nothing: string;
}
