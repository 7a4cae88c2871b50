import { pointsBack } from '../text/points-back.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import type { Situation } from './situation.ts';

/** "What's the difference?", "what's the least?", where nothing but what entries tell was spoken of. */
export function staysWithTold({ values, tasks: [task, ...earlier], roles }: Situation): boolean {
  const { homes, areas, elsewhere, about, order, wish, others, drops } = values;
  const isOfTrade =
    task?.kind === 'entry' && roles.recordEntries[task.id] === undefined && task.areas.length === 0;
  const isAlone = earlier.every(({ kind }) => kind === 'entry' || kind === 'sum');
  const attributes = namesThePrice(values) ? [] : values.attributes;
  const named = [homes, areas, attributes, others, drops].flat().length;
  const isOfNone = (about === null && !hasLimits(wish)) || namesKindUpon(values);
  const namesNone = named === 0 && elsewhere === '' && order === null;
  return isOfTrade && isAlone && namesNone && isOfNone;
}

/** "What if it is more than the price": the one that was told of, and none on record */
function namesThePrice({ attributes, text }: Values): boolean {
  const isCompared = / (?:than|below|under|over|above) (?:the|my|our) \w+$/.test(text);
  return isCompared && pointsBack(text) && attributes.every((one) => one === 'price');
}

/** "And for a condo?", "what about town houses", of what was told */
function namesKindUpon({ about, wish, text }: Values): boolean {
  const isOfPart = wish.features !== undefined && Object.keys(wish).length === 1 && about === null;
  if (isOfPart) return PART_UPON.test(text);
  const isOfKind = about === 'homes' && Object.keys(wish).every((name) => name === 'types');
  return isOfKind && KIND_UPON.test(text);
}

/** "And a new kitchen?", after what a pool is worth */
const PART_UPON =
  /^(?:(?:and|but|y|pero) (?:an?|the|una?|el|la)|(?:and )?(?:what|how) about|(?:y )?que tal) (?:\w+ ){0,3}\w+$/;

const KIND_UPON =
  /^(?:(?:and|so|but|ok|no|sorry|y|o|pero|i (?:meant?|mean)|quise decir) )*(?:(?:what|how) about|que tal|(?:even |also |tambien )?(?:for|on|with|in|if it is|para|con|en)) (?:(?:an?|the|for|with|una?|el|la|los|las|para) )*(?:\w+ )?\w+$/;
