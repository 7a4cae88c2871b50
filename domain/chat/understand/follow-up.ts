import type { Memory } from '../memory.ts';
import type { HomeQuery } from './home-query.ts';
import type { Understanding } from './understanding.ts';

/**
 * Fills in what a message leaves to the conversation: "and in Dilworth?" asks what was asked before, "which is
 * cheaper?" is about the areas just named, "condos there?" is about the last one.
 */
export function inContext(
  said: Understanding,
  memory: Memory,
  areaOf: (slug: string) => Understanding['areas'][number] | null,
): Understanding {
  const recall = (slugs: readonly string[]) => slugs.map(areaOf).filter((area) => area !== null);
  const { signals } = said;
  const follows = signals.follows || isBareName(said);
  let u = said;

  if (u.areas.length === 0 && !u.elsewhere) {
    const between = signals.between && memory.recent.length >= 2 && !signals.whichArea;
    if (u.measures.length > 0 && u.direction && between)
      u = { ...u, areas: recall(memory.recent.slice(0, 2)) };
    else if (speaksOfLast(u, follows, memory)) u = { ...u, areas: recall(memory.areas) };
  } else if (
    u.areas.length === 1 &&
    u.direction &&
    u.measures.length > 0 &&
    memory.recent.length > 0 &&
    comparesWithLast(u)
  ) {
    const other = memory.recent.find((slug) => slug !== u.areas[0]?.slug);
    if (other) u = { ...u, areas: [...recall([other]), ...u.areas] };
  }
  if (asksNothing(said) && (follows || signals.there) && memory.frame) u = sameQuestion(u, memory);
  else if (memory.frame?.kind === 'homes' && hasQuery(said.query) && narrows(said, follows)) {
    u = {
      ...u,
      query: { ...memory.frame.query, ...said.query },
      areas: u.areas.length > 0 ? u.areas : recall(memory.areas),
    };
  }
  return u;
}

/** Whether a query says anything at all. */
export function hasQuery(query: HomeQuery): boolean {
  return Object.keys(query).length > 0;
}

/** No measure, no query, no topic: only names and small words. */
export function asksNothing(u: Understanding): boolean {
  return (
    u.measures.length === 0 &&
    !hasQuery(u.query) &&
    (!u.topic || u.topic.topic.id === 'office') &&
    u.homes.length === 0 &&
    u.unknownWords.length === 0
  );
}

function isBareName(u: Understanding): boolean {
  return u.areas.length > 0 && u.plain.split(' ').length <= 4 && !u.signals.describe;
}

function comparesWithLast(u: Understanding): boolean {
  return /\b(than|that|there|it|vs|versus|que)\b/.test(u.plain) && !u.signals.whichArea;
}

/** "What about the walk score?", "is it walkable?", "condos there?" */
function speaksOfLast(u: Understanding, follows: boolean, memory: Memory): boolean {
  if (memory.areas.length === 0 || u.signals.market) return false;
  if (
    u.signals.there &&
    (u.measures.length > 0 || hasQuery(u.query) || u.signals.describe || u.topic === null)
  )
    return true;
  if (u.signals.whichArea || u.direction) return false;
  const short = u.plain.split(' ').length <= 7;
  return u.measures.length > 0 && short && (follows || memory.frame?.kind === 'areas');
}

function narrows(u: Understanding, follows: boolean): boolean {
  return (
    (follows || u.signals.there || u.plain.split(' ').length <= 5) &&
    !u.signals.whichArea &&
    u.measures.every((measure) => measure === 'price')
  );
}

function sameQuestion(u: Understanding, memory: Memory): Understanding {
  const { frame } = memory;
  if (frame?.kind === 'homes')
    return { ...u, query: frame.query, signals: { ...u.signals, homes: true, seeksHomes: true } };
  if (frame?.kind === 'areas' && u.areas.length > 0) {
    return { ...u, measures: frame.measures, direction: u.areas.length > 1 ? frame.direction : null };
  }
  return u;
}
