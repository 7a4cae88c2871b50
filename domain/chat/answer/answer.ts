import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Catalog } from '../../services.ts';
import type { PastRequest, Task } from '../dialogue/dialogue.ts';
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
  /** The records it is based on: "entry:low-appraisal", "home:sample-01", "area:noda". */
  sources: string[];
  /** What the visitor may mean or ask next; pressing one sends it as a message. */
  suggestions?: string[];
  /** The new current task; if missing, the task does not change. */
  task?: Task;
  /** The request that it answered. */
  request?: PastRequest;
  /** Id of the home it is about, unless the task is a search. */
  home?: string;
  /** No answer was found; the question is stored for the agent. */
  unanswered?: true;
  offer?: LeadWish;
}

/** A page of this site and what people call it. */
export interface SitePage {
  /** Its key as a chip. */
  link: string;
  label: Wording;
  names: readonly string[];
}

/** The records that answers are built from. */
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
  /** The sentence of a description that mentions a feature. */
  saidOf: (home: Pick<Property, 'description'>, feature: string) => string | null;
  taxRates: TaxRates;
  pages: readonly SitePage[];
  /** Percentages stated in entries, by entry id. */
  shares: Readonly<Record<string, Shares>>;
  /** Ids of entries that are never suggested. */
  unsuggested: readonly string[];
}

/** Joins two answers; a closing sentence that both share, such as the note on sample figures, appears once. */
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
