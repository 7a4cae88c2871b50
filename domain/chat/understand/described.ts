import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Memory } from '../memory.ts';
import { areasOf } from './areas-named.ts';
import { nameOfHome } from './home-name.ts';
import { fits, inOrder, standsIn } from './home-query.ts';
import { measured } from './measures.ts';
import type { Talk } from './talk.ts';

/** What a message says of one thing in a list: "the", "cheaper", "one", and the words after it. */
interface Description {
  phrase: string;
  /** The phrase as it can be read alone: "cheaper one". */
  short: string;
  head: string;
  tail: string;
  /** Something is asked of it, which the tail says: "is the cheaper one on the water?" */
  isSubject: boolean;
}

/**
 * A message with the home or the area that it describes named: "how much is the cheaper one?" after two homes asks for
 * "16 bobbin court", "houses in the first one" after two areas for houses in one of them.
 * @returns null when it describes nothing that was put side by side
 */
export function withDescribedNamed(plain: string, talk: Talk): string | null {
  const described = descriptionIn(plain);
  if (!described) return null;
  const name = nameOf(described, talk);
  return name && plain.replace(described.phrase, name);
}

function descriptionIn(plain: string): Description | null {
  if (ASKS_WHICH.test(plain)) return null;
  const found =
    DESCRIBED.exec(plain) ?? WHICH_IS_IN.exec(plain) ?? HEADLESS.exec(plain) ?? OF_A_PLACE.exec(plain);
  if (!found) return null;
  const [phrase, said = '', head = 'one'] = found;
  return {
    phrase,
    short: `${said.trim()} ${head}`.trim(),
    head,
    tail: plain.slice(found.index + phrase.length),
    isSubject: ASKS_OF_IT.test(plain.slice(0, found.index)),
  };
}

function nameOf(described: Description, talk: Talk): string | null {
  const { head } = described;
  const areaFirst = talk.memory.ranked.length > 1;
  const home = () => homeOf(described, talk);
  const area = () => areaOf(described, talk);
  if (OF_PLACES.test(head)) return area();
  if (head !== 'one') return home();
  return areaFirst ? (area() ?? home()) : (home() ?? area());
}

/** The one home of those just found that a description fits. */
function homeOf(
  { phrase, short, head, tail, isSubject }: Description,
  { memory, homes, read, describes }: Talk,
): string | null {
  const list = listed(memory).flatMap((id) => homes.filter((home) => home.id === id));
  const only = memory.homes.length === 1 ? memory.homes[0] : undefined;
  const { signals, query } = read(short);
  const named = (home: Property | undefined) => (home ? nameOfHome(home) : null);
  if (OTHER.test(short)) {
    const { areas } = read(`${short}${tail}`);
    const others = (areas.length > 0 ? homes.filter(standsIn(areas)) : list).filter(({ id }) => id !== only);
    return others.length === 1 ? named(others[0]) : null;
  }
  if (signals.ordinal !== null) return named(list.at(signals.ordinal));
  const { order, place = 0, most: _, isList: __, ...own } = query;
  const isPickedOut = isSubject && (order !== undefined || POINTS.test(phrase));
  const tails = isPickedOut
    ? [PICKS_OUT.exec(tail)?.[0] ?? '']
    : [tail, tail.split(' ').slice(0, WORDS_OF_A_PLACE).join(' '), ''];
  for (const rest of tails) {
    const { query: more, areas } = read(`${short}${rest}`);
    const { order: ___, ...wishes } = { ...own, ...more };
    const kinds = head === 'house' && !wishes.types ? { types: ['Single family', 'Town house'] } : {};
    const fitting = list
      .filter(standsIn(areas))
      .filter((home) => fits(home, { ...wishes, ...kinds }, describes));
    if (fitting.length === 0) continue;
    if (order) return named(inOrder(fitting, order)[place]);
    if (fitting.length === 1 && fitting.length < list.length) return named(fitting[0]);
    if (rest === '' && POINTS.test(phrase)) return named(fitting.find(({ id }) => id === only));
  }
  const isOnlyThere = !isPickedOut && short === head && IN_A_PLACE.test(tail);
  return isOnlyThere ? named(theOneIn(read(`${short}${tail}`).areas, homes)) : null;
}

/** "What about the one in Dilworth?", which was not among those shown: the only home there. */
function theOneIn(areas: readonly Neighborhood[], homes: readonly Property[]): Property | undefined {
  const there = areas.length === 1 ? homes.filter(standsIn(areas)) : [];
  return there.length === 1 ? there[0] : undefined;
}

/** The homes to choose from, in the order they were shown. */
function listed({ homes, found, told }: Memory): string[] {
  if (homes.length > 1) return homes;
  return found.length > 1 ? found : told.toReversed();
}

/** The one area of those just put side by side that a description fits. */
function areaOf({ phrase, short }: Description, { memory, areas, read }: Talk): string | null {
  const { ranked, recent, areas: told } = memory;
  const list = areasOf(ranked.length > 1 ? ranked : recent.slice(0, 2), areas);
  const [only] = told.length === 1 ? told : [];
  if (POINTS.test(phrase)) return areas.find(({ slug }) => slug === only)?.name.toLowerCase() ?? null;
  const { signals, measures, direction, query } = read(
    short.replace(/\b(?:area|neighborhood|spot|place)$/, 'one'),
  );
  const named = (area: Neighborhood | undefined) => area?.name.toLowerCase() ?? null;
  if (OTHER.test(short)) return list.length === 2 ? named(list.find(({ slug }) => slug !== only)) : null;
  if (signals.ordinal !== null) return ranked.length > 1 ? named(list.at(signals.ordinal)) : null;
  const [measure] = measures;
  if (!measure || !direction || list.length < 2) return null;
  const sign = direction === 'lowest' ? 1 : -1;
  const value = (area: Neighborhood) => measured(area, measure) ?? 0;
  return named(list.toSorted((one, other) => sign * (value(one) - value(other)))[query.place ?? 0]);
}

/** What stands before that of which something is asked. */
const ASKS_OF_IT = /^(?:(?:and|so|but|ok|y) )*(?:is|was|does|did|has|can|es|esta|tiene) $/;

/** "Is the cheapest one in NoDa still available?": where it is picks it out, and is not asked. */
const PICKS_OUT =
  /^ (?:in|on|at|with|en|con) .+?(?= (?:have|has|come|comes|include|includes|cost|costs|need|needs|still|available|taken|pending|under|for sale|active|tiene|sigue|disponible)\b)/;

const IN_A_PLACE = /^ (?:in|at|on|en) /;

/** An area's name may have as many, after "in". */
const WORDS_OF_A_PLACE = 4;

/** Asks for the one of a list, which the list's own answer tells: "which is the cheapest one?" */
const ASKS_WHICH =
  /^(?:and |so |ok |y )*(?:which|what|who|cual)(?: one)?(?: is| are| es)? (?:the|el|la) (?!first|second|third|last|other|primer|segund|tercer|ultim|otr)\w+(?: \w+)?(?: (?:one|home|house|condo|area|neighborhood|listing|place|casa|barrio|of \w+))?$/;

/** No part of a description. */
const STOPS =
  'the|that|this|of|in|on|at|for|to|and|or|is|are|was|does|do|did|has|have|had|with|about|an?|my|our|your|their|what|which|how|from|than|by|near|it|you|i|we|can|de|en|con|que|y|o|un|una|mi|su|es';

const HEADS =
  'one|home|house|condo|condominium|flat|town ?house|town ?home|listing|place|property|unit|area|neighborhood|spot|casa|condominio|propiedad|vivienda|barrio|zona|vecindario';

const DESCRIBED = new RegExp(
  `\\b(?:the|that|this|el|la|ese|esa|este|esta) ((?:(?!(?:${STOPS})\\b)[a-z0-9$.]+ ){0,3}?)(${HEADS})\\b`,
);

/** "Which one is in Uptown?" */
const WHICH_IS_IN =
  /\bwhich()(?: (one|home|house|condo)| of (?:these|those|them))?(?= (?:is|are) (?:in|on|at)\b)/;

/** "What about the second?", "is the other still available?"; "and the cheapest?" asks for the other end of an order */
const HEADLESS =
  /(?<!\b(?:which|what|cual)(?: one)? (?:is|are|es) )(?<!^(?:(?:and|y|or|o) )?(?=(?:the|el|la) (?:most|least|mas|menos|\w+est)\b))\b(?:the|el|la) (first|second|third|fourth|last|other|1st|2nd|3rd|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|otr[oa]|(?:most|least|mas|menos) \w+|\w{2,}(?:er|est))(?= (?:is|has|have|cost|costs|in|still|available|how|what|does|que|cuant[oa]s?|tiene|esta|es)\b| ?$)/;

/** "¿Cuánto cuesta el de Uptown?" */
const OF_A_PLACE = /\b(?:el|la)(?= (?:de|del|en) (?!la\b|el\b|mi\b)\w)/;

const OTHER = /^(?:other|otr[oa])\b/;

/** "That one", "this condo" */
const POINTS = /^(?:that|this|ese|esa|este|esta) /;

const OF_PLACES = /^(?:area|neighborhood|spot|barrio|zona|vecindario)$/;
