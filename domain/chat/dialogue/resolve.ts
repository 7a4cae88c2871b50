import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { homeFigure } from '../answer/figures.ts';
import { inOrder } from '../answer/home-search.ts';
import type { Understood } from '../understand/understood.ts';
import { quoted } from '../values/features.ts';
import type { Values } from '../values/read-values.ts';
import { type Describes, fits } from '../values/wish.ts';
import { type AreasTask, type Dialogue, type HomesTask, latest } from './dialogue.ts';
import type { Standing } from './table.ts';

/** What a message is about: the homes and areas it names or points at. */
export interface Subject {
  homes: Property[];
  areas: Neighborhood[];
  /** Named or pointed at in this message, and not only spoken of before. */
  isNamed: boolean;
}

export interface ResolveOptions {
  understood: Pick<Understood, 'reference'>;
  values: Values;
  dialogue: Dialogue;
  stands: ReadonlySet<Standing>;
  homes: readonly Property[];
  areas: readonly Neighborhood[];
  describes: Describes;
}

/** Finds what a message is about, in its own words first, then by what it points at, then by what stands. */
export function resolve(options: ResolveOptions): Subject {
  const { values, dialogue, stands } = options;
  const homesById = byId(options.homes, 'id');
  const areasBySlug = byId(options.areas, 'slug');
  const named = homesById(values.homes);
  if (named.length > 0) return { homes: named, areas: areasBySlug(values.areas), isNamed: true };
  const pointed = pointedAt(options, homesById, areasBySlug);
  if (pointed) return { ...pointed, isNamed: true };
  if (values.areas.length > 0) return { homes: [], areas: areasBySlug(values.areas), isNamed: true };
  const [task] = dialogue.tasks;
  const homesTask = stands.has('focus') || stands.has('results') ? latest(dialogue.tasks, 'homes') : null;
  const isOfHomes = task?.kind === 'homes' || (task?.kind !== 'areas' && homesTask?.focus);
  const focus = isOfHomes && homesTask?.focus && stands.has('focus') ? homesById([homesTask.focus]) : [];
  if (focus.length > 0) return { homes: focus, areas: [], isNamed: false };
  if (task?.kind === 'homes' && stands.has('results') && homesTask)
    return { homes: homesById(homesTask.results), areas: [], isNamed: false };
  const slugs = stands.has('areas') ? areasSpokenOf(dialogue) : [];
  return { homes: [], areas: areasBySlug(slugs), isNamed: false };
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

type Pointed = Pick<Subject, 'homes' | 'areas'> | null;

function pointedAt(
  options: ResolveOptions,
  homesById: (ids: readonly string[]) => Property[],
  areasBySlug: (slugs: readonly string[]) => Neighborhood[],
): Pointed {
  const { values, dialogue } = options;
  const { pointing } = values;
  const [task] = dialogue.tasks;
  const list = latest(dialogue.tasks, 'homes');
  const isOfAreas = values.about !== 'homes' || pointing.ordinal !== null || pointing.isPlace;
  const ofAreas = task?.kind === 'areas' && task.areas.length > 0 && isOfAreas ? task : null;
  if (pointing.isFromStart && list?.opened) return { homes: homesById([list.opened]), areas: [] };
  if (pointing.ordinal !== null) {
    const slug = ofAreas ? areaAt(pointing.ordinal, ofAreas) : undefined;
    if (slug) return { homes: [], areas: areasBySlug([slug]) };
    const id = list?.results.at(pointing.ordinal);
    return id ? { homes: homesById([id]), areas: [] } : null;
  }
  if (pointing.which === 'middle' && list && list.shown > 2)
    return {
      homes: homesById(
        list.results
          .slice(0, list.shown)
          .slice(Math.floor(list.shown / 2))
          .slice(0, 1),
      ),
      areas: [],
    };
  if (pointing.which === 'next' && list?.focus) {
    const next = list.results[list.results.indexOf(list.focus) + 1];
    if (next) return { homes: homesById([next]), areas: [] };
  }
  if (
    pointing.isPlace &&
    (pointing.which === 'other' || pointing.which === 'both' || pointing.which === 'all')
  ) {
    const slugs = areasPointedAt(pointing.which, dialogue);
    if (slugs.length > 0) return { homes: [], areas: areasBySlug(slugs) };
  }
  if (pointing.isPlace && pointing.which === null && ofAreas) {
    const [first = '', ...others] = ofAreas.areas;
    if (others.length === 0 || ofAreas.order) return { homes: [], areas: areasBySlug([first]) };
  }
  if (pointing.which === 'both') {
    const told = list?.focus && list.before?.[0] && task === list ? [list.before[0], list.focus] : null;
    if (told && list?.results.length !== 2) return { homes: homesById(told), areas: [] };
    if (ofAreas) return { homes: [], areas: areasBySlug(ofAreas.areas.slice(0, 2)) };
    return list && list.results.length > 1 ? { homes: homesById(list.results.slice(0, 2)), areas: [] } : null;
  }
  if (pointing.which === 'other') {
    const before = ofAreas?.before?.slice(0, 1) ?? [];
    if (before.length > 0) return { homes: [], areas: areasBySlug(before) };
    const told = list?.focus ? (list.before ?? []) : [];
    const rest = list?.results.filter((id) => id !== list.focus) ?? [];
    const others = homesById([...told, ...rest]).filter((home) => isIn(home, values));
    const there =
      values.areas.length > 0
        ? options.homes.filter((home) => isIn(home, values) && home.id !== list?.focus)
        : [];
    const [home] = [...toldApart(others, options), ...others, ...(there.length === 1 ? there : [])];
    return home ? { homes: [home], areas: [] } : null;
  }
  if (pointing.which === 'all' && list && !ofAreas) return { homes: homesById(list.results), areas: [] };
  return ofAreas ? null : ofOne(options, homesById(list?.results ?? []), list);
}

/** The first, or the second, of areas told together or one after the other. */
function areaAt(ordinal: number, { areas, before = [], order }: AreasTask): string | undefined {
  const told = order || areas.length > 1 ? areas : [...before.toReversed(), ...areas];
  return told.length > 1 ? told.at(ordinal) : undefined;
}

/** "In both", "in the other one": of the areas told last, the other than those looked in since. */
function areasPointedAt(which: 'other' | 'both' | 'all', { tasks }: Dialogue): string[] {
  const told = latest(tasks, 'areas')?.areas ?? [];
  if (told.length < 2) return [];
  if (which !== 'other') return which === 'both' ? told.slice(0, 2) : told;
  const [task] = tasks;
  const seen = (task?.kind === 'homes' ? task.wish.areas : null) ?? told.slice(0, 1);
  return told.filter((slug) => !seen.includes(slug)).slice(0, 1);
}

/** Whether a home lies in one of the areas that are named, if any is. */
function isIn({ neighborhoodSlug }: Property, { areas }: Values): boolean {
  return areas.length === 0 || areas.includes(neighborhoodSlug ?? '');
}

/** The homes among some whose descriptions have the words by which one is told apart; none where there are no such words. */
function toldApart(among: readonly Property[], { values, homes, describes }: ResolveOptions): Property[] {
  const words = values.pointing.told.filter((word) => homes.some((home) => describes(home, quoted(word))));
  if (words.length === 0) return [];
  return among.filter((home) => words.every((word) => describes(home, quoted(word))));
}

/** One of several, by what is said of it: "the cheapest one", "the Dilworth house", "the brick one". */
function ofOne(options: ResolveOptions, found: readonly Property[], list: HomesTask | null): Pointed {
  const { values, understood, dialogue, homes, describes } = options;
  const { pointing, comparative } = values;
  const isOne =
    pointing.isOne ||
    values.isCertain ||
    (understood.reference === 'one' && dialogue.tasks[0]?.kind === 'homes');
  if (!isOne) return null;
  const among = found.length > 0 ? found : homes;
  // "is the NoDa one still available" asks for the status
  const { statuses: ___, ...unasked } = values.wish;
  const wish = values.attributes.includes('status') ? unasked : values.wish;
  const { features: _, notFeatures: __, ...limits } = wish;
  const apart = toldApart(among, options).filter((home) => fits(home, limits, describes));
  if (apart.length > 0 && apart.length <= FEW) return { homes: apart, areas: [] };
  const described = among.filter((home) => fits(home, wish, describes));
  // "Does the town house have a yard?" asks that of the one town house, yard or not.
  const isAsked = described.length === 0 && values.isYesOrNo;
  const fitting = isAsked ? among.filter((home) => fits(home, limits, describes)) : described;
  const order =
    values.order ?? (comparative && { by: comparative.by, lowest: comparative.lower, place: 0, most: 1 });
  if (order && fitting.length > 0) {
    const home = inOrder(fitting, order)[order.place];
    return home && homeFigure(home, order.by) ? { homes: [home], areas: [] } : null;
  }
  const tells = Object.keys(wish).length > 0;
  if (tells && fitting.length === 1) return { homes: fitting, areas: [] };
  if (fitting.length > 1 && fitting.length <= FEW && values.isCertain && values.areas.length > 0)
    return { homes: fitting, areas: [] };
  const anywhere = tells && fitting.length === 0 ? homes.filter((home) => fits(home, wish, describes)) : [];
  if (anywhere.length > 0 && anywhere.length <= (values.isCertain ? FEW : 1))
    return { homes: anywhere, areas: [] };
  const focus = tells ? [] : homes.filter(({ id }) => id === list?.focus);
  return focus.length > 0 ? { homes: focus, areas: [] } : null;
}

function byId<Key extends string, Value extends Record<Key, string>>(all: readonly Value[], key: Key) {
  return (ids: readonly string[]): Value[] =>
    ids.flatMap((id) => all.filter((one) => one[key] === id).slice(0, 1));
}
