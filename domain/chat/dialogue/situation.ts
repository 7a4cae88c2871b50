import type { AreaFact, Shares } from '../answer/answer-words.ts';
import type { LeadWish } from '../lead/lead-talk.ts';
import type { Act } from '../understand/understood.ts';
import type { SumKind } from '../values/figures.ts';
import type { Values } from '../values/read-values.ts';
import type { Dialogue } from './dialogue.ts';

/** What the choice of an act is based on. */
export interface Situation extends Pick<Dialogue, 'tasks' | 'terms'> {
  values: Values;
  roles: EntryRoles;
}

interface FiguresBefore {
  facts: readonly AreaFact[];
  /** Shown for areas only, never for the whole market. */
  isOfAreas?: true;
}

/** Special roles of entries, by id. */
export interface EntryRoles {
  /** Entries about record data, and the act that answers from the records instead. */
  recordEntries: Readonly<Partial<Record<string, Act>>>;
  /** The entries that answer small talk, by act. */
  talkEntries: Readonly<Partial<Record<Act, string>>>;
  /** The calculation that an entry explains: an amount named afterwards requests it. */
  sumEntries: Readonly<Partial<Record<string, SumKind>>>;
  /** Figures from the records that precede an entry. */
  figureEntries: Readonly<Partial<Record<string, FiguresBefore>>>;
  /** The team service offered after an entry. */
  offeredAfter: Readonly<Partial<Record<string, LeadWish>>>;
  /** The entry, and its aspect, for somebody who asks what prices will do. */
  forecastEntry: { id: string; aspect: string };
  /** The entry about listing alerts. */
  watchEntry: string;
  /** Entries about past sales: first of homes, then of the team. */
  soldEntries: readonly string[];
  /** Percentages stated in an entry. */
  shares: Readonly<Record<string, Shares>>;
}
