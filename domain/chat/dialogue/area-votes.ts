import { pointsBack } from '../text/points-back.ts';
import type { Act } from '../understand/understood.ts';
import { asksWholeMarket } from '../values/asking.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import { areaLimitsOf } from './areas-asked.ts';
import { type Dialogue, latest } from './dialogue.ts';
import { areasSpokenOf, areasTold } from './resolve.ts';

/** What the areas that a message names or goes on with say for an act. */
export function areaVotes(values: Values, tasks: Dialogue['tasks']): [Act, number][] {
  const swaps = values.pointing.swaps && values.areas.length > 0 && latest(tasks, 'areas') !== null;
  const votes: [boolean, Act, number][] = [
    [asksOrderOn(values, tasks) || comparesTold(values, tasks) || asksTrend(values, tasks), 'rank', SURELY],
    [asksFactAlone(values, tasks) && !asksTrend(values, tasks), 'ask', SURELY],
    [asksOfMarket(values) || asksFigure(values, tasks) || asksDifference(values, tasks), 'ask', SURELY],
    [comparesAreas(values, tasks), 'compare', RATHER],
    [weighs(values, tasks) || swaps, 'compare', 1],
  ];
  return votes.flatMap(([isMeant, act, share]) => (isMeant ? [[act, share]] : []));
}

const SURELY = 2;
const RATHER = 0.6;

/** What is longer asks for more than one fact of what was told. */
const MOST_WORDS_OF_FACT = 5;

/** "And the second most?", "which are above 80?", of areas that were told. */
function asksOrderOn(values: Values, tasks: Dialogue['tasks']): boolean {
  const isOfTold = tasks[0]?.kind === 'areas' && values.areaLimits.length === 0;
  return isOfTold && (values.end !== null || areaLimitsOf(values, tasks).length > 0);
}

/** "And how about transit?", of areas that were told. */
function asksFactAlone({ attributes, text, areas, homes }: Values, [task]: Dialogue['tasks']): boolean {
  const isOfTold = task?.kind === 'areas' && areas.length + homes.length === 0;
  return isOfTold && attributes.length > 0 && text.split(' ').length <= MOST_WORDS_OF_FACT;
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

/** "Is NoDa or Plaza Midwood cheaper", "the median in Uptown vs NoDa" */
function comparesAreas(
  { comparative, attributes, text, areas, wish, about }: Values,
  [task]: Dialogue['tasks'],
): boolean {
  const isWithTold = task?.kind === 'areas' && areas.length === 1 && pointsBack(text);
  const isWeighed =
    comparative !== null || (attributes.length > 0 && /\b(?:vs|versus|compared)\b/.test(text));
  return isWeighed && (areas.length > 1 || isWithTold) && !hasLimits(wish) && about !== 'homes';
}

/** "Which went up faster", of areas that were told. */
export function asksTrend({ pointing, attributes, areas }: Values, tasks: Dialogue['tasks']): boolean {
  const isOfTrend = pointing.asksWhich && areas.length === 0 && attributes.includes('trend');
  return isOfTrend && areasTold({ tasks }).length > 1;
}

/** "By how much?", of areas that were told. */
function asksDifference({ operation, homes, areas, text }: Values, [task]: Dialogue['tasks']): boolean {
  const isOfTwo = operation === 'difference' || operation === 'percent';
  const isBrief = text.split(' ').length <= MOST_WORDS_OF_DIFFERENCE;
  return isOfTwo && isBrief && task?.kind === 'areas' && homes.length + areas.length === 0;
}

const MOST_WORDS_OF_DIFFERENCE = 7;

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

const MOST_WORDS_COMPARED = 3;

/** "Which is closer to the train", of areas that were told. */
function weighs({ pointing, wish, areas, homes }: Values, [task]: Dialogue['tasks']): boolean {
  const isOfTwo = task?.kind === 'areas' && task.areas.length > 1;
  return isOfTwo && pointing.asksWhich && wish.features !== undefined && areas.length + homes.length === 0;
}
