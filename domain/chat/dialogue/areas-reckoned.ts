import type { Act } from '../understand/understood.ts';
import type { Values } from '../values/read-values.ts';
import type { Dialogue } from './dialogue.ts';
import { areasSpokenOf, areasTold } from './resolve.ts';

/**
 * The areas that are weighed against each other, or reckoned over. One that is named is weighed against the one told before;
 * but "average price" is the name of a figure, so it is reckoned with others only where the message joins them.
 */
export function areasReckoned(values: Values, act: Act, dialogue: Pick<Dialogue, 'tasks'>): string[] {
  const { areas, attributes, pointing } = values;
  if (areas.length > 1) return areas;
  const isUnnamed = (slug: string) => !areas.includes(slug);
  const inHand = areasSpokenOf(dialogue).filter(isUnnamed);
  const told = areasTold(dialogue).filter(isUnnamed);
  const before = told.length > 0 ? told : inHand;
  const isOfFigure = act !== 'compare' && namesFigure(values);
  if (areas.length === 1) {
    if (!isOfFigure) return [...before.slice(0, 1), ...areas];
    return joinsOthers(values) ? [...inHand, ...areas] : areas;
  }
  if (isOfFigure && pointing.which === 'both') return before.slice(0, 2);
  return isOfFigure && pointing.which === null && attributes.length > 0 ? inHand : before;
}

/** What is asked for is a figure of each area by itself: "average price", "total listings", "what percent did prices go up" */
export function namesFigure({ operation, attributes }: Values): boolean {
  return (
    operation === 'average' ||
    operation === 'sum' ||
    (operation === 'percent' && attributes.includes('trend'))
  );
}

/** "The average with _", "of both and _", "of that and _" */
function joinsOthers({ addsAreas, pointing, text }: Values): boolean {
  return addsAreas || pointing.which === 'both' || pointing.which === 'all' || JOINS.test(text);
}

const JOINS =
  /(?<!^(?:(?:ok|okay|so|well|yes|now|but|and|bueno|pues|y) ?)*)\b(?:and|with|plus|y|con) (?:(?:in|at|for|of|en|de) )?_(?!home)|\b(?:together|combined|altogether|all \d|juntos|juntas|en conjunto)\b/;
