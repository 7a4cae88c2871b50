import type { Memory } from '../memory.ts';
import { areasOf } from './areas-named.ts';
import { ELSEWHERE } from './home-follow-up.ts';
import { isScore } from './measures.ts';
import { hasQuery, lengthOf, SHORT } from './short-question.ts';
import type { Talk } from './talk.ts';
import type { Understanding } from './understanding.ts';

/** The areas a message means without naming them all. */
export function places(
  understood: Understanding,
  { memory, areas }: Talk,
  follows: boolean,
): Partial<Understanding> {
  const recall = (slugs: readonly string[]) => areasOf(slugs, areas);
  const [area] = understood.areas;
  if (
    area &&
    !understood.elsewhere &&
    understood.areas.length === 1 &&
    (COMPARES.test(understood.plain) || IS_IT_MORE.test(understood.plain)) &&
    !understood.signals.whichArea
  ) {
    const other = memory.recent.find((slug) => slug !== area.slug);
    const measures =
      understood.measures.length > 0
        ? understood.measures
        : memory.frame?.kind === 'areas'
          ? memory.frame.measures
          : [];
    const isOfAll = memory.frame?.kind === 'areas' && understood.topic === null;
    return other && (understood.direction || measures.length > 0 || isOfAll)
      ? { areas: [...recall([other]), area], measures }
      : {};
  }
  if (area || understood.elsewhere) return {};
  const between = understood.signals.between && memory.recent.length >= 2 && !understood.signals.whichArea;
  if (understood.measures.length > 0 && understood.direction && between)
    return { areas: recall(lately(understood, memory)) };
  if (seeksHere(understood, memory) || isToldByArea(understood, memory))
    return { areas: recall(memory.areas) };
  return speaksOfLast(understood, follows, memory) ? { areas: recall(memory.areas) } : {};
}

/** The areas just put side by side, or just named: of two the cheaper, of more the cheapest. */
export function lately({ plain }: Understanding, { recent, ranked }: Memory): string[] {
  if (OF_THOSE.test(plain) && ranked.length > 2) return ranked;
  return OF_MANY.test(plain) ? recent : recent.slice(0, 2);
}

const OF_THOSE = /\b(?:those|them|these|ell[oa]s|es[oa]s|est[oa]s)\b/;
const OF_MANY = /\b(?:[a-z]+est|most|least|three|four|all)\b/;

/** "Is it higher in Plaza Midwood?" */
const IS_IT_MORE = /^(?:and )?(?:is|are) (?:it|that|this|they) (?:[a-z]+er|more|less|better|worse)\b/;

export const COMPARES =
  /\b(than|vs|versus|compared to|compare|(?:mas|menos|mayor|menor|mejor|peor)\b.* que)\b/;

/** "What about the walk score?", "is it walkable?", "condos there?" */
function speaksOfLast(understood: Understanding, follows: boolean, memory: Memory): boolean {
  if (memory.areas.length === 0 || understood.signals.market || understood.signals.city) return false;
  const asks =
    understood.measures.length > 0 ||
    hasQuery(understood.query) ||
    understood.signals.describe ||
    understood.signals.seeksHomes;
  if (understood.signals.there && (asks || understood.topic === null)) return true;
  const isOfItsPast = understood.measures.includes('growth') && memory.areas.length === 1;
  if (understood.signals.whichArea || (understood.direction && !isOfItsPast)) return false;
  const short = lengthOf(understood) <= SHORT;
  const isOfTopic = (understood.topic?.score ?? 0) >= 2 && memory.frame?.kind !== 'areas';
  const isOfPlace = memory.frame?.kind === 'areas' || isScoreOfHomesThere(understood, memory);
  return understood.measures.length > 0 && short && !isOfTopic && (follows || isOfPlace);
}

/** "What parks are there?", after one area was told of */
function isToldByArea(understood: Understanding, { frame, areas }: Memory): boolean {
  const { topic, signals } = understood;
  const isOfOne = frame?.kind === 'areas' && areas.length === 1 && !frame.direction;
  return (
    isOfOne &&
    topic?.topic.byArea !== undefined &&
    !signals.whichArea &&
    !signals.city &&
    !signals.homes &&
    lengthOf(understood) <= SHORT + 1
  );
}

/** "How's the walk score?", after the homes of one area: homes have none. */
function isScoreOfHomesThere({ measures }: Understanding, { frame, areas }: Memory): boolean {
  return frame?.kind === 'homes' && areas.length === 1 && measures.every(isScore);
}

/** "Any condos?", "what's for sale under 600k?", "listings?", after an area or two were told of */
function seeksHere(understood: Understanding, { frame, areas }: Memory): boolean {
  const { plain, query, measures, direction, signals, topic } = understood;
  if (!frame || !/^(?:areas|topic)$/.test(frame.kind) || areas.length === 0 || areas.length > 2) return false;
  const isSuperlative = direction !== null && !(query.order && THE_HOME.test(plain) && areas.length === 1);
  if (isSuperlative || signals.whichArea || signals.city || signals.market || ELSEWHERE.test(plain))
    return false;
  if (measures.some((measure) => measure !== 'price' && measure !== 'inventory')) return false;
  if (direction && frame.kind === 'areas' && frame.direction) return false;
  const isOfHomes = signals.homes || hasQuery(query) || LISTED.test(plain);
  const seeks = signals.seeksHomes || hasQuery(query) || lengthOf(understood) <= FEW;
  return isOfHomes && seeks && (topic === null || topic.score <= 1);
}

/** "What's the cheapest home?", and not "that you have" */
const THE_HOME = /\b(?:home|house|condo|townhouse|listing|one|casa)$/;
const LISTED = /\b(?:for sale|listed|on the market|available|en venta|disponibles?)\b/;
const FEW = 3;
