import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Sources } from '../answer/answer.ts';
import { isHomeFact } from '../answer/figures.ts';
import { homesOf } from '../answer/home-answers.ts';
import { matchingHomes, sortHomes } from '../answer/home-search.ts';
import type { ItemsMeant } from '../understand/understood.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria } from '../values/wish.ts';
import { latestTask } from './dialogue.ts';
import { type Items, itemsMeant } from './items-meant.ts';
import { areasBySlug, focusedHome, lastMentionedAreas } from './resolve-subject.ts';
import type { ResolvedTurn } from './turn.ts';

/** Calculations shown for several homes or areas at once. */
const MOST_AT_ONCE = 3;

/** What a calculation is about: homes or areas to calculate one by one, or the home whose price it takes. */
export interface CalculatedItems {
  each: { homes: Property[]; areas: Neighborhood[] };
  home: Property | null;
  /** Whether the message points at the home, so that a price named before no longer counts. */
  isPointedAt: boolean;
  area: Neighborhood | null;
}

/** The homes or areas that a calculation is about: those the message points at, else the home in hand. */
export function itemsCalculated(meant: ResolvedTurn, sources: Sources): CalculatedItems {
  const { values, dialogue, subject } = meant;
  const none = { each: { homes: [], areas: [] }, isPointedAt: false, area: null };
  if (!namesNoPrice(values)) return { ...none, home: subject.homes[0] ?? focusedHome(dialogue, sources) };
  const first = firstOfSearch(values, sources);
  if (first) return { ...none, home: first, isPointedAt: true };
  const each = eachMeant(meant, sources);
  if (each.homes.length + each.areas.length > 1)
    return { ...none, each, home: focusedHome(dialogue, sources) };
  const isOfStated = dialogue.terms.amount !== undefined && latestTask(dialogue.tasks, 'homes') === null;
  // "220 dues for the town house", "and in Lake Norman?", of a price of one's own, point at no record
  const pointed = values.homes.length === 0 && !isOfStated ? pointedItems(meant, sources) : null;
  const [home] = pointed?.homes ?? [];
  const [area = null] = pointed?.areas ?? [];
  if (home && pointed?.homes.length === 1) return { ...none, home, isPointedAt: true };
  if (area && pointed?.areas.length === 1) return { ...none, home: null, area };
  // "60 a month for the town house", in a calculation with a price of its own, is about no listing
  const isOfListing = values.homes.length > 0 || latestTask(dialogue.tasks, 'homes') !== null;
  return {
    ...none,
    home: subject.homes[0] ?? focusedHome(dialogue, sources),
    isPointedAt: isOfListing && subject.isNamed && subject.homes.length === 1,
  };
}

/** "NoDa then, the cheapest 3 bed: what would 20% down be", "on the 2 bedroom in Fourth Ward" */
function firstOfSearch({ order, wish, areas, isSpecificHome }: Values, sources: Sources): Property | null {
  if (!hasCriteria(wish) && areas.length !== 1) return null;
  const homes = matchingHomes(wish, sources);
  if (order?.most === 1 && isHomeFact(order.by)) return sortHomes(homes, order)[order.place] ?? null;
  return isSpecificHome && hasCriteria(wish) && areas.length === 1 && homes.length === 1
    ? (homes[0] ?? null)
    : null;
}

/** "The payment on the first one" ignores a price mentioned before. */
function namesNoPrice({ terms, wish, sum }: Values): boolean {
  return sum === 'offer' || (terms.amount === undefined && wish.price === undefined);
}

function hasHome({ subject, dialogue }: ResolvedTurn, sources: Sources): boolean {
  return subject.homes.length === 1 || focusedHome(dialogue, sources) !== null;
}

/** The items that the reader of requests finds pointed at; those in hand are found without it. */
function pointedItems({ understood, values, dialogue }: ResolvedTurn, sources: Sources): Items | null {
  const { request, raw } = understood;
  const [first] = request?.items ?? [];
  // "say I go Uptown, what is left after the down payment"
  const isThere = focusedHome(dialogue, sources)?.neighborhoodSlug === values.areas[0];
  const isOfArea = values.areas.length === 1 && !values.isSpecificHome && !isThere;
  if (isOfArea && !(first && OF_HOMES.has(first)))
    return { homes: [], areas: areasBySlug(values.areas, sources) };
  if (first === 'own')
    return { homes: [], areas: areasBySlug(lastMentionedAreas(dialogue).slice(0, 1), sources) };
  if (!request || !first || !POINTING.has(first)) return null;
  return itemsMeant(request.items, 'sum', { raw, values, dialogue }, sources);
}

const POINTING: ReadonlySet<ItemsMeant> = new Set([
  'pointed',
  'other',
  'shown',
  'area',
] satisfies ItemsMeant[]);

const OF_HOMES: ReadonlySet<ItemsMeant> = new Set(['pointed', 'other', 'shown'] satisfies ItemsMeant[]);

/** "Monthly on both", or once more what was calculated for each: "and at 7?" */
function eachMeant(meant: ResolvedTurn, sources: Sources): Items {
  const { values, dialogue } = meant;
  const { which, ordinal } = values.itemReference;
  const [task] = dialogue.tasks;
  const results = latestTask(dialogue.tasks, 'homes')?.results ?? [];
  const namesNone = values.homes.length === 0 && ordinal === null;
  if (task?.kind === 'sum' && task.each && values.sum === 'same' && namesNone)
    return { homes: homesOf(task.each, sources), areas: [] };
  const isOfList =
    which === 'both' || which === 'all' || (values.sum === 'offer' && !hasHome(meant, sources));
  if (isOfList && results.length <= MOST_AT_ONCE) return { homes: homesOf(results, sources), areas: [] };
  const items =
    meant.understood.request?.items[0] === 'shown' && namesNone ? pointedItems(meant, sources) : null;
  const isFew = items !== null && items.homes.length + items.areas.length <= MOST_AT_ONCE;
  return isFew ? items : { homes: [], areas: [] };
}
