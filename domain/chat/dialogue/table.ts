import type { Act } from '../understand/understood.ts';
import type { Task } from './dialogue.ts';

/** What is done with a message. */
export type Step =
  /** Looks for homes. */
  | 'find'
  /** Does what was done last, for another area. */
  | 'again'
  /** Tells a fact of a home, an area or the market. */
  | 'tell'
  /** Tells what is known of a home or an area. */
  | 'describe'
  | 'compare'
  /** Puts homes or areas in order, or reckons over them. */
  | 'rank'
  | 'sum'
  /** Tells an entry of knowledge, by confidence. */
  | 'entry'
  | 'more'
  | 'back'
  | 'agree'
  | 'refuse'
  /** Speaks with the visitor: content names the entry for each such act. */
  | 'talk'
  | 'lead';

/**
 * What still stands of what was spoken of before: the limits of the last search (`wish`), the areas it or the last
 * answer was about (`areas`), all that was found (`results`), the one home spoken of (`focus`).
 */
export type Standing = 'wish' | 'areas' | 'results' | 'focus';

/** Every act of a visitor upon every kind of task. Without a task nothing stands. */
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
  person: row('lead', ['focus'], ['areas'], []),
  tour: row('lead', ['focus', 'results'], ['areas'], []),
  valuation: row('lead', [], ['areas'], []),
  complaint: row('lead', [], [], []),
  details: row('lead', [], [], []),
  insist: row('entry', [], [], []),
  none: row('entry', [], [], []),
};

function row(step: Step, homes: Standing[], areas: Standing[], entry: Standing[]) {
  return { step, homes, areas, entry };
}

/** What stands when an act comes upon a task. */
export function standing(act: Act, task: Task | undefined): ReadonlySet<Standing> {
  return new Set(task && task.kind !== 'sum' ? TABLE[act][task.kind] : []);
}
