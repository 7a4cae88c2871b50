import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Sources } from '../answer/answer.ts';
import { homeFigure, isAreaFact } from '../answer/figures.ts';
import { homesOf } from '../answer/home-answers.ts';
import { fitting, inOrder } from '../answer/home-search.ts';
import type { Understood } from '../understand/understood.ts';
import { namesCity } from '../values/asking.ts';
import { quoted } from '../values/features.ts';
import { byComparative } from '../values/order.ts';
import type { Pointing } from '../values/pointing.ts';
import type { Values } from '../values/read-values.ts';
import { type AreasTask, type Dialogue, type HomesTask, lastTwo, latest } from './dialogue.ts';
import type { Standing } from './table.ts';

/** What a message is about: the homes and areas it names or points at. */
export interface Subject {
  homes: Property[];
  areas: Neighborhood[];
  /** Named or pointed at in this message, and not only spoken of before. */
  isNamed: boolean;
}

interface ResolveOptions extends Pick<Sources, 'homes' | 'areas' | 'saidOf'> {
  understood: Pick<Understood, 'reference'>;
  values: Values;
  dialogue: Dialogue;
  stands: ReadonlySet<Standing>;
}

/** Finds what a message is about, in its own words first, then by what it points at, then by what stands. */
export function resolve(options: ResolveOptions): Subject {
  const { values, dialogue, stands } = options;
  const named = homesOf(values.homes, options);
  if (named.length > 0) return { homes: named, areas: areasOf(values.areas, options), isNamed: true };
  const pointed = pointedAt(options);
  if (pointed) return { homes: [], areas: [], ...pointed, isNamed: true };
  if (values.areas.length > 0) return { homes: [], areas: areasOf(values.areas, options), isNamed: true };
  if (isOfCity(values)) return { homes: [], areas: [], isNamed: false };
  const [task] = dialogue.tasks;
  const focus = stands.has('focus') && task?.kind !== 'areas' ? latest(dialogue.tasks, 'homes')?.focus : null;
  const homes = homesOf(focus ? [focus] : [], options);
  if (homes.length > 0) return { homes, areas: [], isNamed: false };
  if (task?.kind === 'homes' && stands.has('results'))
    return { homes: homesOf(task.results, options), areas: [], isNamed: false };
  const slugs = stands.has('areas') ? areasSpokenOf(dialogue) : [];
  return { homes: [], areas: areasOf(slugs, options), isNamed: false };
}

/** "Days on market in Charlotte", whatever was spoken of before. */
function isOfCity({ text, attributes, pointing }: Values): boolean {
  return namesCity(text) && attributes.some(isAreaFact) && !pointing.isFocus;
}

/** The areas of some slugs, in their order. */
export function areasOf(slugs: readonly string[], { areas }: Pick<Sources, 'areas'>): Neighborhood[] {
  return slugs.flatMap((slug) => areas.filter((area) => area.slug === slug));
}

/** The areas of the last search or answer. */
export function areasSpokenOf({ tasks }: Pick<Dialogue, 'tasks'>): string[] {
  for (const task of tasks) {
    if (task.kind === 'areas') return task.areas;
    if (task.kind === 'entry' && task.areas.length > 0) return task.areas;
    if (task.kind === 'homes') return task.wish.areas ?? [];
  }
  return [];
}

/** The areas told one after the other, the last first: the facts of one, and what an entry says of another. */
export function areasTold({ tasks: [task, ...earlier] }: Pick<Dialogue, 'tasks'>): string[] {
  if (task?.kind === 'areas') return [...task.areas, ...(task.before ?? [])];
  if (task?.kind !== 'entry' || task.areas.length === 0) return [];
  return [...new Set([...task.areas, ...areasTold({ tasks: earlier })])];
}

/** "The Plaza Midwood house", where there are two. */
const FEW = 3;

type Pointed = Pick<Subject, 'homes'> | Pick<Subject, 'areas'> | null;

function pointedAt(options: ResolveOptions): Pointed {
  const { values, dialogue } = options;
  const { ordinal, which, isPlace, isFromStart } = values.pointing;
  const [task] = dialogue.tasks;
  const list = latest(dialogue.tasks, 'homes');
  const theHomes = (ids: readonly string[]) => ({ homes: homesOf(ids, options) });
  const theAreas = (slugs: readonly string[]) => ({ areas: areasOf(slugs, options) });
  const isOfAreas = values.about !== 'homes' || ordinal !== null || isPlace;
  const ofAreas = task?.kind === 'areas' && task.areas.length > 0 && isOfAreas ? task : null;
  if (isFromStart && list?.opened) return theHomes([list.opened]);
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
  const places = isPlace ? areasPointedAt(which, dialogue) : [];
  if (places.length > 0) return theAreas(places);
  if (isPlace && which === null && ofAreas && (ofAreas.areas.length === 1 || ofAreas.order))
    return theAreas(ofAreas.areas.slice(0, 1));
  if (which === 'both') {
    const told = lastTwo(dialogue);
    if (told && list?.results.length !== 2) return theHomes(told);
    if (ofAreas) return theAreas(ofAreas.areas.slice(0, 2));
    return list && list.results.length > 1 ? theHomes(list.results.slice(0, 2)) : null;
  }
  if (which === 'other') {
    const before = ofAreas?.before?.slice(0, 1) ?? [];
    if (before.length > 0) return theAreas(before);
    const told = list?.focus ? (list.before ?? []) : [];
    const rest = list?.results.filter((id) => id !== list.focus) ?? [];
    const others = homesOf([...told, ...rest], options).filter((home) => isIn(home, values));
    const there =
      values.areas.length > 0
        ? options.homes.filter((home) => isIn(home, values) && home.id !== list?.focus)
        : [];
    const [home] = [...toldApart(others, options), ...others, ...(there.length === 1 ? there : [])];
    return home ? { homes: [home] } : null;
  }
  if (ofAreas) return null;
  if (which === 'all' && list) return theHomes(list.results);
  const homes = ofOne(options, list);
  return homes.length > 0 ? { homes } : null;
}

/** The first, or the second, of areas told together or one after the other. */
function areaAt(ordinal: number, { areas, before = [], order }: AreasTask): string | undefined {
  const told = order || areas.length > 1 ? areas : [...before.toReversed(), ...areas];
  return told.length > 1 ? told.at(ordinal) : undefined;
}

/** "In both", "in the other one": of the areas told last, the other than those looked in since. */
function areasPointedAt(which: Pointing['which'], { tasks }: Dialogue): string[] {
  const told = latest(tasks, 'areas')?.areas ?? [];
  if (told.length < 2) return [];
  if (which === 'both') return told.slice(0, 2);
  if (which === 'all') return told;
  if (which !== 'other') return [];
  const [task] = tasks;
  const seen = (task?.kind === 'homes' ? task.wish.areas : null) ?? told.slice(0, 1);
  return told.filter((slug) => !seen.includes(slug)).slice(0, 1);
}

/** Whether a home lies in one of the areas that are named, if any is. */
function isIn({ neighborhoodSlug }: Property, { areas }: Values): boolean {
  return areas.length === 0 || areas.includes(neighborhoodSlug ?? '');
}

/** The homes among some whose descriptions have the words by which one is told apart; none where there are no such words. */
function toldApart(among: readonly Property[], { values, homes, saidOf }: ResolveOptions): Property[] {
  const describes = (home: Property, word: string) => saidOf(home, quoted(word)) !== null;
  const words = values.pointing.told.filter((word) => homes.some((home) => describes(home, word)));
  if (words.length === 0) return [];
  return among.filter((home) => words.every((word) => describes(home, word)));
}

/** One of several, or a few, by what is said of it: "the cheapest one", "the Dilworth house", "the brick one". */
function ofOne(options: ResolveOptions, list: HomesTask | null): Property[] {
  const { values, understood, dialogue, homes, saidOf } = options;
  const { pointing, isCertain } = values;
  const isOneFound = understood.reference === 'one' && dialogue.tasks[0]?.kind === 'homes';
  if (!pointing.isOne && !isCertain && !isOneFound) return [];
  // "the average house in Dilworth" is none of those listed
  if (values.operation === 'average' && values.attributes.some(isAreaFact)) return [];
  const found = homesOf(list?.results ?? [], options);
  const among = found.length > 0 ? found : homes;
  // "is the NoDa one still available" asks for the status
  const { statuses: ___, ...unasked } = values.wish;
  const wish = values.attributes.includes('status') ? unasked : values.wish;
  const { features: _, notFeatures: __, ...limits } = wish;
  const apart = fitting(limits, { homes: toldApart(among, options), saidOf });
  if (apart.length > 0 && apart.length <= FEW) return apart;
  const described = fitting(wish, { homes: among, saidOf });
  // "Does the town house have a yard?" asks that of the one town house, yard or not.
  const isAsked = described.length === 0 && values.isYesOrNo;
  const left = isAsked ? fitting(limits, { homes: among, saidOf }) : described;
  const order = values.order ?? byComparative(values);
  if (order && left.length > 0) {
    const home = inOrder(left, order)[order.place];
    return home && homeFigure(home, order.by) ? [home] : [];
  }
  const tells = Object.keys(wish).length > 0;
  if (tells && left.length === 1) return left;
  if (left.length > 1 && left.length <= FEW && isCertain && values.areas.length > 0) return left;
  const anywhere = tells && left.length === 0 ? fitting(wish, options) : [];
  if (anywhere.length > 0 && anywhere.length <= (isCertain ? FEW : 1)) return anywhere;
  return tells ? [] : homes.filter(({ id }) => id === list?.focus);
}
