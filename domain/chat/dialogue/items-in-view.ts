import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Sources } from '../answer/answer.ts';
import { homesOf } from '../answer/home-answers.ts';
import type { Shown, ShownKind } from '../understand/understood.ts';
import { type Dialogue, type HomesTask, homesMeant, latestTask, type Task } from './dialogue.ts';
import { areasBySlug } from './resolve-subject.ts';

/** What a conversation has in view. */
export interface View {
  /** The homes shown last, if nothing but areas was shown since: a list, a pair, or one. */
  homes: Property[];
  home: Property | null;
  /** The one after it in a ranking. */
  next: Property | null;
  /** Homes in hand before it, newest first. */
  before: Property[];
  /** The areas shown last, and the one of them that leads. */
  areas: Neighborhood[];
  area: Neighborhood | null;
  /** Areas told of before them, newest first. */
  areasBefore: Neighborhood[];
  /** Where homes were searched last. */
  searched: Neighborhood[];
  /** Whether areas were shown after homes. */
  isOfAreas: boolean;
}

/** @param isOverAll whether a request is over all that was found, not only what the answer named */
export function viewOf({ tasks }: Dialogue, isOverAll: boolean, sources: Sources): View {
  const list = latestTask(tasks, 'homes');
  const ofAreas = latestTask(tasks, 'areas');
  const homes = list ? homesOf(isOverAll ? allFound(list) : homesShown(list), sources) : [];
  const home = list?.focus
    ? (homesOf([list.focus], sources)[0] ?? null)
    : homes.length === 1
      ? (homes[0] ?? null)
      : null;
  const searched = areasBySlug(list?.wish.areas ?? [], sources);
  const isOfAreas = tasks.find(({ kind }) => kind === 'homes' || kind === 'areas')?.kind === 'areas';
  const told = areasBySlug((isOverAll && ofAreas?.among) || (ofAreas?.areas ?? []), sources);
  const areas = isOfAreas || searched.length === 0 ? told : searched;
  const its = sources.areas.find(({ slug }) => slug === home?.neighborhoodSlug) ?? null;
  return {
    homes,
    home,
    next:
      homesOf(
        list?.order?.most === 1 ? list.results.slice(list.order.place + 1, list.order.place + 2) : [],
        sources,
      )[0] ?? null,
    before: homesOf(list?.before ?? [], sources),
    areas,
    // the area told of, or the first of a ranking
    area: (isOfAreas ? areasBySlug(ofAreas?.areas ?? [], sources)[0] : (its ?? areas[0])) ?? null,
    areasBefore: areasBySlug(ofAreas?.before ?? [], sources),
    searched,
    isOfAreas,
  };
}

function allFound(list: HomesTask): string[] {
  return list.order?.most === 1 ? homesShown(list) : homesMeant(list);
}

/** The homes of the last list that the answer named. */
export function homesShown(list: HomesTask): string[] {
  const { results, shown, order } = list;
  if (order?.most === 1) return results.slice(order.place, order.place + 1);
  return order && order.most > 0 ? homesMeant(list) : results.slice(0, Math.max(shown, 1));
}

/** What the last answers have shown, for the reader of requests. */
export function shownIn({
  tasks,
  lastKind,
  lastFact,
}: Pick<Dialogue, 'tasks' | 'lastKind' | 'lastFact'>): Shown {
  const [task] = tasks;
  const of = tasks.find(({ kind }) => kind === 'homes' || kind === 'areas');
  const last = task ? shownBy(task) : 'nothing';
  return {
    last,
    behind: of && of !== task ? shownBy(of) : 'nothing',
    asked: lastKind ?? null,
    fact: lastFact ?? null,
  };
}

function shownBy(task: Task): ShownKind {
  switch (task.kind) {
    case 'homes':
      return task.focus ? 'home' : (BY_COUNT.homes[homesShown(task).length] ?? 'homes');
    case 'areas':
      return BY_COUNT.areas[task.areas.length] ?? 'areas';
    case 'sum':
      return 'figure';
    case 'entry':
      return 'text';
  }
}

/** Of none, one and two. */
const BY_COUNT = {
  homes: ['nothing', 'home', 'two homes'],
  areas: ['nothing', 'area', 'two areas'],
} as const satisfies Record<string, readonly ShownKind[]>;
