import type { Property } from '../../listings/property.ts';
import type { FactAsked } from '../understand/understood.ts';
import { currentSearch, type HomesTask } from './dialogue.ts';
import type { Items } from './items-meant.ts';
import type { ResolvedTurn } from './turn.ts';

/** A request with the items it is about. */
export interface Asked {
  items: Items;
  facts: FactAsked[];
  /** The plain text of the question, for parts of a home. */
  text: string;
  meant: ResolvedTurn;
}

/** The homes told of together, which "both" and "the other" then mean. The search stays. */
export function shownTogether(
  homes: readonly Property[],
  { meant: { dialogue } }: Asked,
  focus: string | null = null,
): HomesTask {
  const task = currentSearch(dialogue);
  const ids = homes.map(({ id }) => id);
  return { ...task, order: null, results: ids, shown: ids.length, focus };
}
