import type { Act } from '../understand/understood.ts';
import type { Task } from './dialogue.ts';

/** How a message is answered. */
export type Step =
  /** Searches for homes. */
  | 'find'
  /** Repeats the last task for another area. */
  | 'again'
  /** Answers with a fact of a home, an area or the market. */
  | 'tell'
  /** Summarizes a home or an area. */
  | 'describe'
  | 'compare'
  /** Ranks homes or areas, or calculates over them. */
  | 'rank'
  | 'sum'
  /** Answers with a knowledge entry, by confidence. */
  | 'entry'
  | 'more'
  | 'back'
  | 'agree'
  | 'refuse'
  /** Small talk: content names an entry for each such act. */
  | 'talk';

/**
 * What carries over from before: the criteria of the last search (`wish`), the areas of that search or the last answer
 * (`areas`), all homes found (`results`), the home under discussion (`focus`).
 */
export type CarriedOver = 'wish' | 'areas' | 'results' | 'focus';

/** For every act, the step, and what carries over from each kind of task. Without a task nothing carries over. */
export const TABLE: Record<Act, ReturnType<typeof row>> = {
  //             does               upon homes                      upon areas                  upon an entry
  search: row('find', ['wish', 'areas'], ['areas'], []),
  refine: row('find', ['wish', 'areas'], ['wish', 'areas'], ['wish', 'areas']),
  area: row('again', ['wish'], [], ['wish']),
  ask: row('tell', ['focus', 'results', 'areas'], ['focus', 'areas'], ['focus', 'areas']),
  describe: row('describe', ['focus', 'areas'], ['focus', 'areas'], ['areas']),
  pick: row('describe', ['results', 'focus'], ['areas'], ['results']),
  compare: row('compare', ['results', 'focus'], ['areas'], ['areas']),
  rank: row('rank', ['results', 'wish', 'areas'], ['areas'], []),
  sum: row('sum', ['focus'], ['areas'], []),
  question: row('entry', ['areas'], ['areas'], ['areas']),
  more: row('more', ['wish', 'results'], ['areas'], []),
  back: row('back', ['wish'], ['wish'], ['wish']),
  yes: row('agree', ['results'], ['areas'], []),
  no: row('refuse', [], [], []),
  thanks: row('talk', [], [], []),
  greeting: row('talk', [], [], []),
  talk: row('talk', [], [], []),
  person: row('entry', ['focus'], ['areas'], []),
  tour: row('entry', ['focus', 'results'], ['areas'], []),
  valuation: row('entry', [], ['areas'], []),
  complaint: row('entry', [], [], []),
  details: row('entry', [], [], []),
  insist: row('entry', [], [], []),
  none: row('entry', [], [], []),
};

function row(step: Step, homes: CarriedOver[], areas: CarriedOver[], entry: CarriedOver[]) {
  return { step, homes, areas, entry };
}

/** What carries over when an act follows a task. */
export function carriedOver(act: Act, task: Task | undefined): ReadonlySet<CarriedOver> {
  return new Set(task && task.kind !== 'sum' ? TABLE[act][task.kind] : []);
}
