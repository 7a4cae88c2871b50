import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Catalog } from '../../services.ts';
import type { LeadWish } from '../lead/lead-talk.ts';
import type { Frame } from '../memory.ts';
import type { Language } from '../text/language.ts';
import type { HomeWords } from '../understand/home-query.ts';
import type { AnswerWords } from './answer-words.ts';

/** What an answer says, before links become chips. Links are keys of the assistant's pages, or `area:{slug}`. */
export interface Answer {
  text: string;
  links: string[];
  /** What "and in Dilworth?" would ask again. */
  frame?: Frame;
  /** Slugs and ids the answer spoke of. */
  areas?: string[];
  /** Slugs of the areas it put side by side, in its order. */
  ranked?: string[];
  homes?: string[];
  /** No home is what was asked for: these are the closest. */
  isFar?: boolean;
  /** Ids of all homes that a search found. */
  found?: string[];
  offer?: LeadWish;
  /** About a place or nothing in particular: the question may have meant more. */
  vague?: boolean;
  /** Quotes a page that holds the words asked for, and may be about something else. */
  quoted?: boolean;
  /** Nobody could answer: the question goes with a lead. */
  unanswered?: boolean;
}

/** A piece of the site's own texts that may answer a question. */
export interface Passage {
  text: string;
  /** The page's title and path, quoted with it. */
  title: string;
  href: string;
}

/** Everything an answer may be made of. */
export interface Sources {
  areas: readonly Neighborhood[];
  homes: readonly Property[];
  catalog: Pick<Catalog, 'marketStats' | 'marketSeries'>;
  /** The best passage, or null when none is about the words. */
  search: (words: string) => Passage | null;
  /** Whether an answer may repeat a visitor's words. */
  mayQuote: (words: string) => boolean;
  words: AnswerWords;
  language: Language;
  features: HomeWords['features'];
  /** Whether the record of a home answers a word: "price", "built". */
  isDetail: (word: string) => boolean;
}
