import type { Act } from '../understand/understood.ts';
import type { Values } from '../values/read-values.ts';
import type { Dialogue } from './dialogue.ts';
import { lastMentionedAreas, recentlyAnsweredAreas } from './resolve-subject.ts';

/**
 * The areas to compare or calculate over. A single named area is compared with the one answered before. "Average price" names a
 * figure of that area, though, so others are included only if the message joins them.
 */
export function comparedAreas(values: Values, act: Act, dialogue: Pick<Dialogue, 'tasks'>): string[] {
  const { areas, attributes, itemReference } = values;
  if (areas.length > 1) return areas;
  const isUnnamed = (slug: string) => !areas.includes(slug);
  const inHand = lastMentionedAreas(dialogue).filter(isUnnamed);
  const ranked =
    areas.length === 0 && asksGap(values) && itemReference.which === null && rankedEnds(values, dialogue);
  if (ranked) return ranked;
  const told = recentlyAnsweredAreas(dialogue).filter(isUnnamed);
  const before = told.length > 0 ? told : inHand;
  const isOfFigure = act !== 'compare' && asksOwnFigureOfAreas(values);
  if (areas.length === 1) {
    if (!isOfFigure) return [...before.slice(0, 1), ...areas];
    return joinsOthers(values) ? [...inHand, ...areas] : areas;
  }
  if (isOfFigure && itemReference.which === 'both') return before.slice(0, 2);
  return isOfFigure && itemReference.which === null && attributes.length > 0 ? inHand : before;
}

/** The first of a ranking, with the first of the one before it or else the next: "by how much?" All ranked if both ends are named. */
function rankedEnds({ order }: Values, { tasks: [task] }: Pick<Dialogue, 'tasks'>): string[] | null {
  if (task?.kind !== 'areas' || task.order?.most !== 1 || task.areas.length < 2) return null;
  // "between the cheapest and the most expensive"
  if (order) return task.among ?? null;
  const [first = '', next = ''] = task.areas;
  const isOfMany = (task.among?.length ?? 0) > task.areas.length;
  return [first, (isOfMany && task.before?.[0]) || next];
}

/** "By how much", "what's the gap" */
export function asksGap({ operation }: Pick<Values, 'operation'>): boolean {
  return operation === 'difference' || operation === 'percent';
}

/** Whether each area has the requested figure by itself: "average price", "total listings", "what percent did prices go up" */
export function asksOwnFigureOfAreas({ operation, attributes }: Values): boolean {
  return (
    operation === 'average' ||
    operation === 'sum' ||
    (operation === 'percent' && attributes.includes('trend'))
  );
}

/** "The average with _", "of both and _", "of that and _" */
export function joinsOthers({ addsAreas, itemReference, text }: Values): boolean {
  return addsAreas || itemReference.which === 'both' || itemReference.which === 'all' || JOINS.test(text);
}

const JOINS =
  /(?<!^(?:(?:ok|okay|so|well|yes|now|but|and|bueno|pues|y) ?)*)\b(?:and|with|plus|y|con) (?:(?:in|at|for|of|en|de) )?_(?!home)|\b(?:together|combined|altogether|all \d|juntos|juntas|en conjunto)\b/;

/** Whether a message asks for what is beyond the one area or home it names: "areas cheaper than _", "anything bigger than _home". */
export function comparesWithNamed({ comparative, areas, homes, elsewhere, text }: Values): boolean {
  const namesOne = areas.length + homes.length === 1 && elsewhere === '';
  return comparative !== null && namesOne && BEYOND_NAMED.test(text);
}

const BEYOND_NAMED =
  /\b(?:which|what|any\w*|some\w*|list|show|areas|neighborhoods|places|homes|houses|condos|ones|cuales|barrios|casas|algo)\b.* (?:than|que) (?:(?:in|at|the|en|la|el) )*_/;
