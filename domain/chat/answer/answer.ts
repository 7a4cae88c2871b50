import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Catalog } from '../../services.ts';
import type { Task } from '../dialogue/dialogue.ts';
import type { Entry, Wording } from '../knowledge.ts';
import type { LeadWish } from '../lead/lead-talk.ts';
import type { Language } from '../text/language.ts';
import type { HomeFeature } from '../values/home-features.ts';
import type { AnswerWords, Shares } from './answer-words.ts';
import type { TaxRates } from './sum-words.ts';

export interface Answer {
  text: string;
  /** Keys of pages and `area:{slug}`: chips below the answer. */
  links: string[];
  /** The records it rests on: "entry:low-appraisal", "home:sample-01", "area:noda". */
  sources: string[];
  /** What the visitor may mean or ask next; sent as a message when pressed. */
  suggestions?: string[];
  /** What is spoken of from here on; left out, it stays what it was. */
  task?: Task;
  /** The home it is about, by id, where the task is none of homes. */
  home?: string;
  /** Nothing answers it: the question is kept for the agent. */
  unanswered?: true;
  offer?: LeadWish;
}

/** A page of this site, and what people call it in plain words. */
export interface SitePage {
  /** Its key among the chips. */
  link: string;
  label: Wording;
  names: readonly string[];
}

/** Everything an answer may be made of. */
export interface Records {
  areas: readonly Neighborhood[];
  homes: readonly Property[];
  catalog: Pick<Catalog, 'marketSeries' | 'marketStats'>;
  entries: readonly Entry[];
}

export interface Sources extends Records {
  words: AnswerWords;
  language: Language;
  features: readonly HomeFeature[];
  /** The sentence in which a home's description speaks of a feature. */
  saidOf: (home: Pick<Property, 'description'>, feature: string) => string | null;
  taxRates: TaxRates;
  pages: readonly SitePage[];
  /** Percentages that entries name, by the entry's id. */
  shares: Readonly<Record<string, Shares>>;
  /** Entries that nobody is offered as what they may have meant, by id. */
  unsuggested: readonly string[];
}

/** Two answers in one; where both end with the same sentence, such as that figures are samples, it is said once. */
export function joinAnswers(one: Answer, other: Answer): Answer {
  const [last = ''] = /(?<=\n|[.?!] )[^\n.?!]+[.?!]$/.exec(other.text) ?? [];
  const text = one.text.endsWith(last)
    ? one.text.slice(0, one.text.length - last.length).trimEnd()
    : one.text;
  return {
    ...one,
    ...other,
    text: `${text}\n\n${other.text}`,
    links: [...new Set([...one.links, ...other.links])],
    sources: [...new Set([...one.sources, ...other.sources])],
  };
}
