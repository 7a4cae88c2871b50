import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { type Language, languageOf } from '../text/language.ts';
import { plainText, wordsOf } from '../text/plain-text.ts';
import type { Speller } from '../text/speller.ts';
import { type PlaceNames, placeFinder } from './areas-named.ts';
import { homesNamed, withoutAddresses, withStreets } from './home-name.ts';
import { type HomeQuery, type HomeWords, homeQueryReader } from './home-query.ts';
import { withoutLimits } from './limit.ts';
import { type MeasuresAsked, type MeasureWords, measureFinder } from './measures.ts';
import { spokenNumbers, withDigits } from './number-words.ts';
import { withoutRemark } from './remark.ts';
import { type Signals, type SignalWords, signalReader } from './signals.ts';
import { type SubjectWords, subjectReader } from './subject.ts';
import type { FoundTopic } from './topic.ts';

/** What a message says, before the conversation around it is looked at. */
export interface Understanding extends MeasuresAsked {
  raw: string;
  /** Corrected plain text. */
  plain: string;
  language: Language | null;
  areas: Neighborhood[];
  elsewhere: string | null;
  query: HomeQuery;
  /** Words for what is wanted of a home and is no part of the query. */
  besides: string[];
  /** Homes named by their address. */
  homes: Property[];
  topic: FoundTopic | null;
  /** Who knows, where no record does. */
  unrecorded: FoundTopic | null;
  /** What the question is about, in its own words. */
  subject: string | null;
  signals: Signals;
  /** Words that say something and that no list knows. */
  unknownWords: string[];
  /** Words that are not too small to say something. */
  contentWords: string[];
  /** Ids of the homes to choose from: those just found. */
  among?: string[];
  /** The areas are those spoken of before, and not named. */
  isHere?: boolean;
  /** Looks at homes for sale once more, in another area. */
  browsesAgain?: boolean;
}

export interface UnderstandingWords {
  places: PlaceNames;
  measures: MeasureWords;
  homes: HomeWords;
  signals: SignalWords;
  /** The topic a plain text names best. */
  findTopic: (plain: string) => FoundTopic | null;
  /** The same of what no record holds. */
  findUnrecorded: (plain: string) => FoundTopic | null;
  subject: SubjectWords;
  /** Whether a word is too small to mean anything. */
  isSmall: (word: string) => boolean;
  /** Whether a word is in one of the lists above. */
  isListed: (word: string) => boolean;
}

export interface Records {
  areas: readonly Neighborhood[];
  homes: readonly Property[];
}

/** @returns a function that reads a message against the records */
export function createReader(words: UnderstandingWords, speller: Speller) {
  const findPlaces = placeFinder(words.places);
  const findMeasures = measureFinder(words.measures);
  const readQuery = homeQueryReader(words.homes);
  const readSignals = signalReader(words.signals);
  const readSubject = subjectReader(words.subject);

  /** "Cheaper than 500k" asks for no cheapest, though it says that prices are meant. */
  const measuresIn = (text: string): MeasuresAsked => {
    const apart = findMeasures(withoutLimits(text));
    return apart.measures.length > 0 || apart.direction
      ? apart
      : { ...apart, measures: findMeasures(text).measures };
  };

  return (raw: string, records: Records): Understanding => {
    const language = languageOf(raw);
    const said = plainText(spokenNumbers(withoutRemark(raw)));
    const plain = speller(withStreets(said, records.homes), language);
    const homes = homesNamed(plain, records.homes);
    const { areas, elsewhere, rest } = findPlaces(withoutAddresses(plain, homes), records.areas);
    const text = withDigits(rest);
    const telling = (part: string) =>
      wordsOf(part).filter((word) => /^[a-z]{3,}$/.test(word) && !words.isSmall(word));
    const contentWords = telling(rest);
    const { query, besides } = readQuery(text, latestYear(records.homes));
    return {
      raw,
      plain,
      language,
      areas,
      elsewhere: homes.length > 0 ? null : elsewhere,
      ...measuresIn(rest),
      query,
      besides: telling(besides),
      homes,
      topic: words.findTopic(rest),
      unrecorded: words.findUnrecorded(rest),
      subject: readSubject(raw),
      signals: readSignals(rest),
      unknownWords: contentWords.filter((word) => !words.isListed(word)),
      contentWords,
    };
  };
}

/** The year in which the records were last changed: ages are counted from it. */
function latestYear(homes: readonly Property[]): number {
  return Math.max(0, ...homes.map(({ updatedAt }) => new Date(updatedAt).getUTCFullYear()));
}
