import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Sources } from '../answer/answer.ts';
import { homesOf, MOST_SHOWN } from '../answer/home-answers.ts';
import { matchingHomes, sortHomes } from '../answer/home-search.ts';
import { OF_ONE, RELATING } from '../understand/record-requests.ts';
import type { ItemsMeant, RequestKind } from '../understand/understood.ts';
import { asksAboutHomesInGeneral, asksWhichHas } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria } from '../values/wish.ts';
import { joinsOthers } from './compared-areas.ts';
import { type Dialogue, latestTask } from './dialogue.ts';
import { homesPointedAt } from './homes-pointed-at.ts';
import { type View, viewOf } from './items-in-view.ts';
import { areasBySlug, extremeArea } from './resolve-subject.ts';

/** Homes and areas, in the order a message relates them. */
export interface Items {
  homes: Property[];
  areas: Neighborhood[];
}

interface MessageOfItems {
  /** The message. */
  raw: string;
  values: Values;
  dialogue: Dialogue;
}

/**
 * The homes and areas that a message is about; none if they are not in view. What it names comes first; if the request relates two
 * items and names one, the one in hand is the other.
 */
export function itemsMeant(
  meant: readonly ItemsMeant[],
  kind: RequestKind,
  message: MessageOfItems,
  sources: Sources,
): Items {
  const { values, dialogue } = message;
  const isOverAll =
    OVER_ALL.has(kind) || (kind === 'part' && asksWhichHas(values.text)) || BETWEEN_ENDS.test(values.text);
  const relates = RELATING.has(kind);
  const view = viewOf(dialogue, isOverAll, sources);
  const likely = withCues(meant, values, kind, view).filter((one) => one !== 'named');
  const said = namedItems(values, sources);
  // "is it on the lake", of a home in Lake Norman
  const isOfHome = likely[0] === 'home' && values.itemReference.which === null;
  const named = isOfHome && isItsArea(said, view.home) ? NONE : said;
  const isNamed = named.homes.length + named.areas.length > 0;
  // "which of those" needs no other item beside them
  const isOfAll = likely[0] === 'shown';
  const wanted = relates && !isOfAll ? likely : isNamed ? [] : likely.slice(0, 1);
  const others = wanted
    .filter((one) => !(isNamed && GENERAL.has(one)))
    .map((one) => FINDERS[one]?.(view, { ...message, kind, relates }, sources) ?? NONE);
  const joined = joinsOthers(values) ? { homes: [], areas: view.areas } : NONE;
  const all = named.areas.length > 0 ? [...others, joined, named] : [...others, named];
  const isWhole = named.homes.length + named.areas.length > 1;
  const found = isWhole && !values.addsAreas && (relates || !joinsOthers(values)) ? named : joinedItems(all);
  // "that works, how many sq ft is it", which points at nothing
  const isLost = found.homes.length + found.areas.length === 0 && kind === 'facts' && !view.isOfAreas;
  const isRanked = latestTask(dialogue.tasks, 'homes')?.order != null;
  if (isLost && likely[0] === 'pointed' && view.homes.length <= MOST_SHOWN && !isRanked)
    return view.home ? ofHomes(view.home) : { homes: view.homes, areas: [] };
  if (!relates) return found;
  const usual = GAPS.has(kind) && found.areas.length === 0 && AGAINST_USUAL.test(values.text);
  const [firstOf = null] = likely[0] === 'other' ? found.homes : found.homes.slice(-1);
  if (usual && firstOf) return withItsArea(firstOf, sources);
  return found.homes.length + found.areas.length === 1
    ? besideItem(found, view, { text: values.text, kind }, sources)
    : found;
}

function isItsArea({ homes, areas }: Items, home: Property | null): boolean {
  return homes.length === 0 && home !== null && areas.every(({ slug }) => slug === home.neighborhoodSlug);
}

function withItsArea(home: Property, { areas }: Pick<Sources, 'areas'>): Items {
  return { homes: [home], areas: areas.filter(({ slug }) => slug === home.neighborhoodSlug) };
}

const GAPS: ReadonlySet<RequestKind> = new Set<RequestKind>(['gap', 'percent', 'compare']);
/** "How far over typical is the one with the dock" */
export const AGAINST_USUAL =
  /\b(?:(?:for|para) (?:the|that|this|its|el|la|es[ea]|est[ea]|su) (?:area|neighborhood|zona|barrio)|median|average|avg|typical|normal|usual|usually|mediana|promedio|tipico|normalmente|its (?:own )?(?:area|neighborhood)|su (?:propi[ao] )?(?:zona|barrio))\b/;

/** Requests over all that was found, not only what the answer named. */
const OVER_ALL: ReadonlySet<RequestKind> = new Set<RequestKind>(['most', 'sort', 'total', 'average']);

/** Items in general, which a name in the message replaces. */
const GENERAL: ReadonlySet<ItemsMeant> = new Set<ItemsMeant>(['homes', 'areas', 'city', 'area', 'shown']);

/** The items that a message names; in "the house in _" the area only points at a home. */
function namedItems(values: Values, sources: Sources): Items {
  const pointsByArea = pointsAtHomeThere(values);
  return {
    homes: homesOf(values.homes, sources),
    areas: pointsByArea || values.homes.length > 0 ? [] : areasBySlug(values.areas, sources),
  };
}

/** "The house in _", but not "the average house in _" */
function pointsAtHomeThere({ isSpecificHome, homes, text }: Values): boolean {
  const isOfHomes = isSpecificHome || HOMES_THERE.test(text);
  return isOfHomes && homes.length === 0 && !asksAboutHomesInGeneral(text);
}

/** "The gap between the cheapest and the most expensive" */
const BETWEEN_ENDS = /\b(?:between|entre) (?:the|la|el) .+ (?:and|y) (?:the|la|el) (?!_)/;
/** "How much is that one", after a list */
const THAT_ONE = /\b(?:that|this) (?:1|one|home|house|condo|place)\b|\bes[ea] (?:casa|condo)\b/;
/** "The 2 _ ones", "of the _ condos" */
const HOMES_THERE =
  /\b_ (?:1|ones?)\b|\b(?:the|those|these|both|las|los) (?:\d )?_ (?:homes?|houses?|condos?|listings?|places?)\b/;
/** "La vieja", "and the smaller"; "the bigger of the two" asks which it is */
const POINTS_BY_ORDER =
  /\b(?:the|la|el) (?:old(?:er|est)?|new(?:er|est)?|cheap(?:er|est)?|bigger|biggest|larger|largest|smaller|smallest|vieja|viejo|nueva|nuevo|barat[ao]|car[ao]|grande|chic[ao])\b(?! (?:of|de) )/;

function joinedItems(all: readonly Items[]): Items {
  return {
    homes: unique(all.flatMap(({ homes }) => homes)),
    areas: unique(all.flatMap(({ areas }) => areas)),
  };
}

/** The items meant, those first that the message has a plain word for: "the other", "both", "the house in _", "it". */
function withCues(meant: readonly ItemsMeant[], values: Values, kind: RequestKind, view: View): ItemsMeant[] {
  const { which, ordinal, ruledOut, refersToFocus, refersToOne, asksWhich } = values.itemReference;
  const isOfHomeThere = pointsAtHomeThere(values) && values.areas.length > 0;
  const isCounted = ordinal !== null || (kind === 'drop' && ruledOut !== null);
  const [first] = meant;
  const isOfEnds = BETWEEN_ENDS.test(values.text);
  const isGeneral = first === 'homes' || first === 'areas' || first === 'city';
  const isOfOne = isGeneral && refersToFocus && !asksWhich;
  const isOfArea = first === 'homes' && view.isOfAreas && OF_AREA.has(kind);
  const cues: [ItemsMeant, boolean][] = [
    ['other', which === 'other'],
    ['shown', (which === 'both' || which === 'all') && !isOfHomeThere],
    ['pointed', isCounted || which === 'middle' || which === 'next' || isOfHomeThere],
    ['pointed', refersToOne && !refersToFocus && !asksWhich && meant.includes('pointed')],
    ['pointed', kind !== 'most' && !asksWhich && !isOfEnds && POINTS_BY_ORDER.test(values.text)],
    ['shown', isOfEnds && first !== 'areas'],
    // "which went up faster", of the areas told of
    ['shown', first === 'areas' && asksWhich && values.subject === null && view.isOfAreas],
    ['home', isOfOne || (first === 'shown' && THAT_ONE.test(values.text) && !asksWhich)],
    ['area', isOfArea],
    ['shown', first === 'home' && !view.home && !view.isOfAreas && view.homes.length <= mostOf(kind)],
  ];
  const cued = cues.flatMap(([item, isCued]) => (isCued ? [item] : []));
  const others = meant.filter((one) => one !== 'none' && !cued.includes(one));
  return cued.length > 0 ? [...cued, ...others.filter((one) => one !== 'home' && !GENERAL.has(one))] : others;
}

/** Of so many homes, "how many sq ft is it" tells each; of more parts, the visitor is asked which. */
function mostOf(kind: RequestKind): number {
  return kind === 'facts' ? MOST_SHOWN : FEW;
}

/** "What do homes go for", after an area, is about it. */
const OF_AREA: ReadonlySet<RequestKind> = new Set<RequestKind>(['facts', 'average', 'overview']);

/** An item with the one in hand, or with the one before it: "how much older is the NoDa one". */
function besideItem(
  { homes: [home], areas: [area] }: Items,
  view: View,
  { text, kind }: { text: string; kind: RequestKind },
  { areas }: Pick<Sources, 'areas'>,
): Items {
  if (home) {
    const other = view.home && view.home !== home ? view.home : view.before.find((one) => one !== home);
    const [left, ...more] = view.homes.filter((one) => one !== home);
    const beside = other ?? (more.length === 0 ? left : undefined) ?? view.next;
    if (OF_ITS_AREA.test(text)) return withItsArea(home, { areas });
    // "which is cheaper", of one home, compares nothing
    if (!beside) return kind === 'most' ? { homes: [home], areas: [] } : withItsArea(home, { areas });
    return { homes: [beside, home], areas: [] };
  }
  if (!view.isOfAreas && view.home) return { homes: [view.home], areas: area ? [area] : [] };
  const other = view.area !== area ? view.area : view.areas.find((one) => one !== area);
  return { homes: [], areas: [other, area].flatMap((one) => one ?? []) };
}

/** "Is that above the median there" */
const OF_ITS_AREA =
  /\b(?:area|neighborhood|zona|barrio|there|around|ahi|alli|median|average|typical|promedio|mediana)\b/;

const NONE: Items = { homes: [], areas: [] };

/** The items, each once. */
export function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

interface MessageOfRequest extends MessageOfItems {
  kind: RequestKind;
  /** Whether the request relates two items. */
  relates: boolean;
}

type Finder = (view: View, message: MessageOfRequest, sources: Sources) => Items;

const FINDERS: Partial<Record<ItemsMeant, Finder>> = {
  home: ({ home, area, isOfAreas }) =>
    home && !isOfAreas ? ofHomes(home) : isOfAreas ? ofAreas(area) : NONE,
  area: ({ area }) => ofAreas(area),
  shown: ({ homes, home, before, areas, areasBefore, isOfAreas }, { values, relates }) => {
    if (isOfAreas) {
      const { which } = values.itemReference;
      const isOfTold = areas.length === 1 && (which === 'both' || which === 'all' || relates);
      return { homes: [], areas: isOfTold ? [...areas, ...areasBefore] : areas };
    }
    const discussed = home ? [home, ...before] : [];
    return { homes: homes.length > 1 ? homes : discussed.slice(0, 2), areas: [] };
  },
  other: otherItem,
  pointed: pointedItems,
  homes: ({ homes, isOfAreas }, { values, kind }, sources) => {
    const isNew = hasCriteria(values.wish) || values.wish.areas !== undefined;
    const shown = homes.length > 1 && !isOfAreas ? homes : matchingHomes({}, sources);
    const meant = isNew ? matchingHomes(values.wish, sources) : shown;
    // "price per square foot of the most expensive"
    const isOfOne = OF_ONE.has(kind) && values.order?.most === 1;
    return { homes: isOfOne ? sortHomes(meant, values.order).slice(0, 1) : meant, areas: [] };
  },
  areas: (_, __, { areas }) => ({ homes: [], areas: [...areas] }),
};

function ofHomes(...homes: Property[]): Items {
  return { homes, areas: [] };
}

function ofAreas(area: Neighborhood | null): Items {
  return { homes: [], areas: area ? [area] : [] };
}

/** The other of two: of those shown, or the one in hand before. */
function otherItem(
  { homes, home, before, areas, area, areasBefore, searched, isOfAreas }: View,
  { raw, values, dialogue }: MessageOfItems,
  sources: Sources,
): Items {
  if (isOfAreas) {
    const [other = areasBefore[0]] = [...areas, ...searched].filter((one) => one !== area);
    return ofAreas(other ?? null);
  }
  const list = latestTask(dialogue.tasks, 'homes');
  const few = list && list.results.length <= FEW ? homesOf(list.results, sources) : homes;
  const { ruledOut, describingWords } = values.itemReference;
  // "the other one with the balcony"
  const described =
    describingWords.length > 0 ? homesPointedAt(raw, { values, shown: homes, home }, sources) : [];
  if (described.length === 1 && described[0] !== home) return { homes: described, areas: [] };
  const out = [home, ruledOut === null ? undefined : homes.at(ruledOut)];
  const [left, ...more] = few.filter((one) => !out.includes(one));
  const [last] = before;
  if (left && more.length === 0) return ofHomes(left);
  if (last ?? left) return ofHomes((last ?? left) as Property);
  // "the other one there": of two homes of an area
  if (!values.itemReference.saysThere || !area) return NONE;
  const there = matchingHomes({ areas: [area.slug] }, sources).filter((one) => one !== home);
  return there.length === 1 ? ofHomes(...there) : NONE;
}

/** Of more homes found, "the other" is not one of the rest. */
const FEW = 3;

function pointedItems(
  view: View,
  { raw, values, dialogue, kind }: MessageOfRequest,
  sources: Sources,
): Items {
  const { homes, home, next, before, areas, isOfAreas } = view;
  const { countsFromStart, ruledOut } = values.itemReference;
  const ordinal = values.itemReference.ordinal ?? (kind === 'drop' ? ruledOut : null);
  const list = latestTask(dialogue.tasks, 'homes');
  if (countsFromStart && list?.opened) return { homes: homesOf([list.opened], sources), areas: [] };
  const at = ordinal ?? positionOf(values, view);
  if (at !== null) {
    const following = values.itemReference.which === 'next' ? next : null;
    const item = isOfAreas ? areas.at(at) : (homes.at(at) ?? following);
    if (item) return isOfAreas ? ofAreas(item as Neighborhood) : ofHomes(item as Property);
    if (ordinal !== null && (homes.length > 0 || areas.length > 0)) return NONE;
  }
  if (isOfAreas) {
    const order = values.order ?? values.comparative;
    const area = order && areas.length > 1 ? extremeArea(areas, order) : undefined;
    if (area) return ofAreas(area);
  }
  const shown = unique([...homes, ...(home ? [home] : []), ...before]);
  return { homes: homesPointedAt(raw, { values, shown, last: homes, home }, sources), areas: [] };
}

/** The position that "the middle one" and "the next one" mean; null for others. */
function positionOf({ itemReference: { which } }: Values, { homes, home }: View): number | null {
  if (which === 'middle' && homes.length > 2) return Math.floor(homes.length / 2);
  return which === 'next' && home && homes.includes(home) ? homes.indexOf(home) + 1 : null;
}
