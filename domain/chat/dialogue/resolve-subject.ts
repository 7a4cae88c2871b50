import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Sources } from '../answer/answer.ts';
import { homeFigure, isAreaFact, OF_AREAS } from '../answer/figures.ts';
import { homesOf } from '../answer/home-answers.ts';
import { matchingHomes, sortHomes } from '../answer/home-search.ts';
import type { Understood } from '../understand/understood.ts';
import { quotedFeatureId } from '../values/home-features.ts';
import type { ItemReference } from '../values/item-reference.ts';
import type { Order } from '../values/order.ts';
import { isOnlyYear } from '../values/past-year.ts';
import { asksOfOne, namesCity } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria, type Wish, withoutFeatures } from '../values/wish.ts';
import {
  type AreasTask,
  currentSearch,
  type Dialogue,
  type HomesTask,
  homesMeant,
  lastTwoHomes,
  latestTask,
} from './dialogue.ts';
import type { CarriedOver } from './table.ts';

/** The homes and areas that a message names or refers to. */
export interface Subject {
  homes: Property[];
  areas: Neighborhood[];
  /** Whether this message names or refers to them, rather than carrying them over. */
  isNamed: boolean;
}

interface ResolveOptions extends Pick<Sources, 'homes' | 'areas' | 'saidOf'> {
  understood: Pick<Understood, 'request'>;
  values: Values;
  dialogue: Dialogue;
  carried: ReadonlySet<CarriedOver>;
}

/** Resolves a message's subject: names first, then references ("the second one"), then what carries over. */
export function resolveSubject(options: ResolveOptions): Subject {
  const { values, dialogue, carried } = options;
  const named = homesOf(values.homes, options);
  if (named.length > 0) return { homes: named, areas: areasBySlug(values.areas, options), isNamed: true };
  const pointed = pointedSubject(options);
  if (pointed) return { homes: [], areas: [], ...pointed, isNamed: true };
  if (values.areas.length > 0) return { homes: [], areas: areasBySlug(values.areas, options), isNamed: true };
  if (asksCityFigure(values)) return { homes: [], areas: [], isNamed: false };
  const [task] = dialogue.tasks;
  const focused = carried.has('focus') && task?.kind !== 'areas' ? focusedHome(dialogue, options) : null;
  if (focused) return { homes: [focused], areas: [], isNamed: false };
  if (task?.kind === 'homes' && carried.has('results'))
    return { homes: homesOf(homesMeant(task), options), areas: [], isNamed: false };
  const isOfAreas = carried.has('areas') || isOnlyYear(values.text);
  // "what is it like there" means the area that ranked first
  const isOfFocus = task?.kind === 'areas' && values.itemReference.refersToFocus;
  const spoken = isOfFocus ? areasOfCurrentTask(dialogue) : lastMentionedAreas(dialogue);
  return { homes: [], areas: areasBySlug(isOfAreas ? spoken : [], options), isNamed: false };
}

/** The areas of the current task: all of those compared, or the first of a ranking. */
export function areasOfCurrentTask({ tasks: [task] }: Dialogue): string[] {
  if (task?.kind !== 'areas') return [];
  return task.order ? task.areas.slice(0, 1) : task.areas;
}

/** "Days on market in Charlotte", which ignores the areas mentioned before. */
function asksCityFigure({ text, attributes, itemReference }: Values): boolean {
  return namesCity(text) && attributes.some(isAreaFact) && !itemReference.refersToFocus;
}

/** The home mentioned last, whatever was asked since. */
export function focusedHome({ tasks }: Dialogue, sources: Pick<Sources, 'homes'>): Property | null {
  const focus = latestTask(tasks, 'homes')?.focus;
  return focus ? (homesOf([focus], sources)[0] ?? null) : null;
}

/** The areas with these slugs, in this order. */
export function areasBySlug(slugs: readonly string[], { areas }: Pick<Sources, 'areas'>): Neighborhood[] {
  return slugs.flatMap((slug) => areas.filter((area) => area.slug === slug));
}

/** The areas of the last search or answer. */
export function lastMentionedAreas({ tasks }: Pick<Dialogue, 'tasks'>): string[] {
  for (const task of tasks) {
    if (task.kind === 'areas') return task.areas;
    if (task.kind === 'entry' && task.areas.length > 0) return task.areas;
    if (task.kind === 'sum' && task.area) return [task.area];
    if (task.kind === 'homes') return task.wish.areas ?? [];
  }
  return [];
}

/** The areas of consecutive answers about areas, newest first. */
export function recentlyAnsweredAreas({ tasks: [task, ...earlier] }: Pick<Dialogue, 'tasks'>): string[] {
  if (task?.kind === 'areas') return [...task.areas, ...(task.before ?? [])];
  if (task?.kind !== 'entry' || task.areas.length === 0) return [];
  return [...new Set([...task.areas, ...recentlyAnsweredAreas({ tasks: earlier })])];
}

/** "The Plaza Midwood house" may mean this many. */
const FEW = 3;

type Pointed = Pick<Subject, 'homes'> | Pick<Subject, 'areas'> | null;

function pointedSubject(options: ResolveOptions): Pointed {
  const { values, dialogue } = options;
  const { ordinal, which, refersToAreas, countsFromStart } = values.itemReference;
  const [task] = dialogue.tasks;
  const list = latestTask(dialogue.tasks, 'homes');
  const theHomes = (ids: readonly string[]) => ({ homes: homesOf(ids, options) });
  const theAreas = (slugs: readonly string[]) => ({ areas: areasBySlug(slugs, options) });
  const isOfAreas = values.subject !== 'homes' || ordinal !== null || refersToAreas;
  const by = values.order ?? values.comparative;
  // areas have no year: "the older one" is a home
  const isOfHomes = by !== null && !isAreaFact(by.by);
  const ofAreas = task?.kind === 'areas' && task.areas.length > 0 && isOfAreas && !isOfHomes ? task : null;
  if (countsFromStart && list?.opened) return theHomes([list.opened]);
  const lastAreas = latestTask(dialogue.tasks, 'areas')?.areas ?? [];
  if (refersToAreas && which === null && lastAreas.length > 1) {
    const slug =
      ordinal !== null ? lastAreas.at(ordinal) : by && extremeArea(areasBySlug(lastAreas, options), by)?.slug;
    if (slug) return theAreas([slug]);
  }
  if (ordinal !== null) {
    const slug = ofAreas ? areaAt(ordinal, ofAreas) : undefined;
    if (slug) return theAreas([slug]);
    const id = list?.results.at(ordinal);
    return id ? theHomes([id]) : null;
  }
  if (which === 'middle' && list && list.shown > 2) {
    const middle = Math.floor(list.shown / 2);
    return theHomes(list.results.slice(middle, middle + 1));
  }
  if (which === 'next' && list?.focus) {
    const next = list.results[list.results.indexOf(list.focus) + 1];
    if (next) return theHomes([next]);
  }
  const places = refersToAreas ? pointedAreas(which, dialogue, options) : [];
  if (places.length > 0) return theAreas(places);
  if (refersToAreas && which === null && ofAreas && (ofAreas.areas.length === 1 || ofAreas.order))
    return theAreas(ofAreas.areas.slice(0, 1));
  if (which === 'both') {
    const told = lastTwoHomes(dialogue);
    if (told && list?.results.length !== 2) return theHomes(told);
    if (ofAreas) return theAreas([...ofAreas.areas, ...(ofAreas.before ?? [])].slice(0, 2));
    return list && list.results.length > 1 ? theHomes(list.results.slice(0, 2)) : null;
  }
  if (which === 'other') {
    const before = ofAreas?.before?.slice(0, 1) ?? [];
    if (before.length > 0) return theAreas(before);
    const told = list?.focus ? (list.before ?? []) : [];
    const ruledOut = values.itemReference.ruledOut;
    const out = [list?.focus, ruledOut === null ? undefined : list?.results.at(ruledOut)];
    const rest = list?.results.filter((id) => !out.includes(id)) ?? [];
    const others = homesOf([...told, ...rest], options).filter((home) => isInNamedArea(home, values));
    const own = values.itemReference.saysThere ? focusedHome(dialogue, options)?.neighborhoodSlug : null;
    const among = values.areas.length > 0 ? values.areas : own ? [own] : [];
    const there = options.homes.filter(
      ({ id, neighborhoodSlug }) => among.includes(neighborhoodSlug ?? '') && id !== list?.focus,
    );
    const [home] = [...homesMatchingWords(others, options), ...others, ...(there.length === 1 ? there : [])];
    return home ? { homes: [home] } : null;
  }
  if (ofAreas) return null;
  if (list && list === task && meansFirstOfRanking(values, list)) return theHomes(list.results.slice(0, 1));
  if (which === 'all' && list) return theHomes(homesMeant(list));
  const homes = homesByDescription(options, list);
  return homes.length > 0 ? { homes } : null;
}

/** "How much is that one", after the homes by size of their lots: the first. */
function meansFirstOfRanking({ itemReference, wish, order, comparative }: Values, list: HomesTask): boolean {
  const { refersToOne, refersToFocus, describingWords } = itemReference;
  const isBare = describingWords.length === 0 && !hasCriteria(wish) && (order ?? comparative) === null;
  return refersToOne && refersToFocus && isBare && list.order !== null && list.focus === null;
}

/** "The cheaper one" of some areas; undefined if the figure is in no record of an area. */
export function extremeArea(
  areas: readonly Neighborhood[],
  { by, lowest }: Pick<Order, 'by' | 'lowest'>,
): Neighborhood | undefined {
  const valueIn = isAreaFact(by) ? OF_AREAS[by] : undefined;
  if (!valueIn) return undefined;
  const sign = lowest ? 1 : -1;
  const value = (area: Neighborhood) => sign * (valueIn(area) ?? sign * Number.POSITIVE_INFINITY);
  return areas.toSorted((one, other) => value(one) - value(other))[0];
}

/** The n-th of the areas answered together or one after the other. */
function areaAt(ordinal: number, { areas, before = [], order }: AreasTask): string | undefined {
  const told = order || areas.length > 1 ? areas : [...before.toReversed(), ...areas];
  return told.length > 1 ? told.at(ordinal) : undefined;
}

/** "In both", "in the other one": among the areas answered last, leaving out those searched since. */
function pointedAreas(
  which: ItemReference['which'],
  dialogue: Dialogue,
  sources: Pick<Sources, 'homes'>,
): string[] {
  const { tasks } = dialogue;
  const told = latestTask(tasks, 'areas')?.areas ?? [];
  const searched = currentSearch(dialogue).wish.areas ?? [];
  const home = focusedHome(dialogue, sources);
  // of two areas searched, the one where the home in hand is not
  if (which === 'other' && searched.length === 2 && home)
    return searched.filter((slug) => slug !== home.neighborhoodSlug).slice(0, 1);
  if (told.length < 2) return [];
  if (which === 'both') return told.slice(0, 2);
  if (which === 'all') return told;
  if (which !== 'other') return [];
  const [task] = tasks;
  const seen = (task?.kind === 'homes' ? task.wish.areas : null) ?? told.slice(0, 1);
  return told.filter((slug) => !seen.includes(slug)).slice(0, 1);
}

/** Whether a home is in one of the named areas, or none is named. */
function isInNamedArea({ neighborhoodSlug }: Property, { areas }: Values): boolean {
  return areas.length === 0 || areas.includes(neighborhoodSlug ?? '');
}

/** The homes whose descriptions contain the distinguishing words of the message; none without such words. */
function homesMatchingWords(
  among: readonly Property[],
  { values, homes, saidOf }: ResolveOptions,
): Property[] {
  const describes = (home: Property, word: string) => saidOf(home, quotedFeatureId(word)) !== null;
  const words = values.itemReference.describingWords.filter((word) =>
    homes.some((home) => describes(home, word)),
  );
  if (words.length === 0) return [];
  return among.filter((home) => words.every((word) => describes(home, word)));
}

/** The homes matching a description: "the cheapest one", "the Dilworth house", "the brick one". */
function homesByDescription(options: ResolveOptions, list: HomesTask | null): Property[] {
  const { values, understood, dialogue, homes, saidOf } = options;
  const { itemReference, isSpecificHome } = values;
  const isOneFound =
    understood.request?.items[0] === 'pointed' &&
    dialogue.tasks[0]?.kind === 'homes' &&
    dialogue.tasks[0].focus === null;
  const order = values.order ?? values.comparative;
  const isOfExtreme = order !== null && asksOfOne(values.text);
  if (!itemReference.refersToOne && !isSpecificHome && !isOneFound && !isOfExtreme) return [];
  // "the average house in Dilworth" is no particular listing
  if (values.operation === 'average' && values.attributes.some(isAreaFact)) return [];
  const found = homesOf(list?.results ?? [], options);
  const among = found.length > 0 ? found : homes;
  // in "is the NoDa one still available" the status is the question, not a criterion
  const { statuses: _, ...unasked } = values.wish;
  const wish = values.attributes.includes('status') ? unasked : values.wish;
  const limits = withoutFeatures(wish);
  // a list of sold homes holds none that a wish without a status meets
  const kept = list?.wish.statuses ? { statuses: list.wish.statuses } : {};
  const matching = (said: Wish, of: readonly Property[]) =>
    matchingHomes({ ...kept, ...said }, { homes: of, saidOf });
  const apart = matching(limits, homesMatchingWords(among, options));
  if (apart.length > 0 && apart.length <= FEW) return apart;
  const described = matching(wish, among);
  // In "Does the town house have a yard?" the yard is the question, not a criterion.
  const isAsked = order ? isOfExtreme : described.length === 0 && values.isYesOrNo;
  const left = isAsked ? matching(limits, among) : described;
  if (order && left.length > 0) {
    const home = sortHomes(left, order)[order.place];
    return home && homeFigure(home, order.by) ? [home] : [];
  }
  const tells = Object.keys(wish).length > 0;
  if (tells && left.length === 1) return left;
  if (left.length > 1 && left.length <= FEW && isSpecificHome && values.areas.length > 0) return left;
  const anywhere = tells && left.length === 0 ? matchingHomes(wish, options) : [];
  if (anywhere.length > 0 && anywhere.length <= (isSpecificHome ? FEW : 1)) return anywhere;
  return tells ? [] : homes.filter(({ id }) => id === list?.focus);
}
