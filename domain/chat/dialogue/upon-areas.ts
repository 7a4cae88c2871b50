import { pointsBack } from '../text/points-back.ts';
import { asksWholeMarket } from '../values/asking.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import { areaLimitsOf } from './areas-asked.ts';
import { type Dialogue, latest } from './dialogue.ts';
import { areasSpokenOf, areasTold } from './resolve.ts';
import { SURELY, type Vote } from './vote.ts';

/** What a message says for an act by the areas it names, or by going on with areas that were told. */
export function uponAreas(values: Values, tasks: Dialogue['tasks']): Vote[] {
  const { areas, pointing, comparative, text } = values;
  const isBeside = tasks[0]?.kind === 'areas' && areas.length === 1 && pointsBack(text);
  const swaps = pointing.swaps && areas.length > 0 && latest(tasks, 'areas') !== null;
  const weighsBoth = isBeside && comparative !== null;
  if (swaps || weighsBoth || weighs(values, tasks)) return [['compare', 1]];
  if (asksOrderOn(values, tasks) || comparesTold(values, tasks) || asksTrend(values, tasks))
    return [['rank', SURELY]];
  const asksFact = asksFigure(values, tasks) || asksOfMarket(values) || goesOnWithFact(values, tasks);
  return asksFact ? [['ask', SURELY]] : [];
}

/** What is longer has a subject of its own. */
const MOST_WORDS = 7;
const MOST_WORDS_OF_FACT = 5;
const MOST_WORDS_COMPARED = 3;

/** "And how about transit?", "by how much?", of areas that were told. */
function goesOnWithFact(
  { attributes, operation, text, areas, homes }: Values,
  [task]: Dialogue['tasks'],
): boolean {
  if (task?.kind !== 'areas' || areas.length + homes.length > 0) return false;
  const words = text.split(' ').length;
  const isOfTwo = operation === 'difference' || operation === 'percent';
  return (attributes.length > 0 && words <= MOST_WORDS_OF_FACT) || (isOfTwo && words <= MOST_WORDS);
}

/** "And the second most?", "which are above 80?", of areas that were told. */
function asksOrderOn(values: Values, tasks: Dialogue['tasks']): boolean {
  const isOfTold = tasks[0]?.kind === 'areas' && values.areaLimits.length === 0;
  return isOfTold && (values.end !== null || areaLimitsOf(values, tasks).length > 0);
}

/** "The average price in Charlotte" */
function asksOfMarket({ operation, attributes, areas, homes, text }: Values): boolean {
  const isOfAll = areas.length + homes.length === 0 && asksWholeMarket(text);
  return isOfAll && operation === 'average' && attributes.length > 0;
}

/** "How long are homes sitting in SouthEnd", "is that up from last year": figures that areas have, and a home of one's own has not. */
function asksFigure(values: Values, tasks: Dialogue['tasks']): boolean {
  const { attributes, areas, homes, isOwn, text, order, comparative } = values;
  const isOfAreas = areas.length > 0 || (pointsBack(text) && areasSpokenOf({ tasks }).length > 0);
  const isFigure = attributes.some((one) => one === 'days' || one === 'inventory' || one === 'trend');
  return isFigure && isOfAreas && homes.length === 0 && !isOwn && (order ?? comparative) === null;
}

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

/** "Which is closer to the train", of areas that were told. */
function weighs({ pointing, wish, areas, homes }: Values, [task]: Dialogue['tasks']): boolean {
  const isOfTwo = task?.kind === 'areas' && task.areas.length > 1;
  return isOfTwo && pointing.asksWhich && wish.features !== undefined && areas.length + homes.length === 0;
}
