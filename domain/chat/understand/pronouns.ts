import { nameOfHome } from './home-name.ts';
import { hasQuery } from './short-question.ts';
import type { Talk } from './talk.ts';
import { DIFFERENCE } from './topic-follow-up.ts';
import type { Understanding } from './understanding.ts';

/**
 * A message with the home or the area just spoken of in the place of "it", "that" and "there": "how far is it from uptown?"
 * @returns null when it has no such word, or when more than one home or area was spoken of
 */
export function withPronounsNamed(plain: string, { memory, homes, areas, read }: Talk): string | null {
  if (OF_ALL.test(plain) || DIFFERENCE.test(plain)) return null;
  const { frame } = memory;
  const isOfHomes = frame?.kind === 'homes' || frame?.kind === 'home';
  const [only] = isOfHomes && memory.homes.length === 1 ? memory.homes : [];
  const home = homes.find(({ id }) => id === only);
  const [slug] = home ? [home.neighborhoodSlug] : memory.areas.length === 1 && frame ? memory.areas : [];
  const area = areas.find((one) => one.slug === slug)?.name.toLowerCase();
  const it = home ? nameOfHome(home) : frame?.kind === 'areas' ? area : undefined;
  // "How long do they take to sell?", of the homes there
  const sold = area ? plain.replace(THEY_SELL, `homes in ${area}`) : plain;
  if (sold !== plain) return sold;
  if (home && THERE.test(plain) && isOfItsParts(read(plain)))
    return plain.replace(THERE, `in ${nameOfHome(home)}`);
  const named = area
    ? plain.replace(GO_THERE, `$1 to ${area}`).replace(THERE, `in ${area}`).replace(THE_AREA, area)
    : plain;
  if (named !== plain) return home ? named.replace(IT, nameOfHome(home)) : named;
  const pointed = it && plain.replace(IT, it).replace(ITS, it);
  return pointed && pointed !== plain ? pointed : null;
}

/** "Any storage there?", of a home and not of where it stands. */
function isOfItsParts({ query: { features, ...wishes }, signals, measures }: Understanding): boolean {
  return (
    (features !== undefined || signals.homeParts) &&
    !hasQuery(wishes) &&
    !signals.homes &&
    measures.length === 0
  );
}

/** "What is it citywide?" */
const OF_ALL = /\b(?:citywide|overall|in (?:all of )?charlotte)\b/;

const GO_THERE = /\b(go|going|get|getting|move|moving|drive|commute) there\b/;

/** A place, not "is there a dock?". */
const THERE =
  /(?<!\b(?:is|are|was|were|be|will|hi|hello|hey|over|out) )\bthere\b(?! (?:is|are|was|were|an?|any|anything|something|has|have)\b)|\b(?:ahi|alli|en (?:ese (?:barrio|vecindario|lugar)|esa zona))\b/;

const THE_AREA =
  /(?:\b(?:that|this)|(?<=\b(?:is|about|of|like|in|around|for|does) )the) (?:area|neighborhood|part of town)\b(?! (?:with|that|where|has|have|which|i|we|you)\b)/;

const THEY_SELL = /\bthey\b(?=.* (?:sell|sit|stay on|last|go for)\b)/;

/** A thing spoken of; not the "it" of "is it possible", "how long does it take" or "make it 700k". */
const IT =
  /(?<!\bmake |^got |^ok got )\bit\b(?! (?:takes?|means?|works?|matters?|possible|ok|okay|true|legal|normal|better|worth|safe|hard|easy|wise|smart|necessary|required|common|customary|too|a good|a bad|the case|like to)\b)|(?<=^(?:and |so )?(?:is|was) )that(?= an? )|\b(?:that|this)(?= ?$| (?:one|have|has|includes?|comes?|still|available|costs?|built|listed|pending|under|close|near|far|from|in|at)\b)/;
const ITS = /\bits\b/;
