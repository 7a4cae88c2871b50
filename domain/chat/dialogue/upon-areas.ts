import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';
import { areasTold } from './resolve.ts';

/** "Which went up faster", of areas that were told. */
export function asksTrend({ pointing, attributes, areas }: Values, tasks: Dialogue['tasks']): boolean {
  const isOfTrend = pointing.asksWhich && areas.length === 0 && attributes.includes('trend');
  return isOfTrend && areasTold({ tasks }).length > 1;
}

/** "And cheaper?", "so which of the two is selling faster", of areas that were told. */
export function comparesTold(
  { comparative, pointing, text, areas, homes, about, wish }: Values,
  tasks: Dialogue['tasks'],
): boolean {
  const namesNone = areas.length + homes.length === 0 && about === null && !hasLimits(wish);
  const isBrief = text.split(' ').length <= MOST_WORDS_COMPARED;
  return (
    comparative !== null && namesNone && (isBrief || pointing.asksWhich) && areasTold({ tasks }).length > 1
  );
}

/** What is longer has a subject of its own. */
const MOST_WORDS_COMPARED = 3;
