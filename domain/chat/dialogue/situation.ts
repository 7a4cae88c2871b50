import type { AreaFact, Shares } from '../answer/answer-words.ts';
import type { LeadWish } from '../lead/lead-talk.ts';
import type { Act } from '../understand/understood.ts';
import type { SumKind } from '../values/figures.ts';
import type { Values } from '../values/read-values.ts';
import type { Dialogue } from './dialogue.ts';

/** What a message is weighed with. */
export interface Situation extends Pick<Dialogue, 'tasks' | 'terms'> {
  values: Values;
  roles: EntryRoles;
}

interface FiguresBefore {
  facts: readonly AreaFact[];
  /** Told of areas that are spoken of, and not of the whole market. */
  isOfAreas?: true;
}

/** What some entries are for besides telling, by id. */
export interface EntryRoles {
  /** Entries about what the records tell, and the act that asks the records instead. */
  recordEntries: Readonly<Partial<Record<string, Act>>>;
  /** The sum that an entry explains: an amount named after it asks for that sum. */
  sumEntries: Readonly<Partial<Record<string, SumKind>>>;
  /** What the records tell before an entry, by its id. */
  figureEntries: Readonly<Partial<Record<string, FiguresBefore>>>;
  /** What the team is offered for once an entry was told, by its id. */
  offeredAfter: Readonly<Partial<Record<string, LeadWish>>>;
  /** What can be done for somebody who wants to hear of new homes, an entry by id. */
  watchEntry: string;
  /** Entries about homes that were sold, of which no listing tells, by id. */
  soldEntries: readonly string[];
  /** Percentages that an entry names. */
  shares: Readonly<Record<string, Shares>>;
}
