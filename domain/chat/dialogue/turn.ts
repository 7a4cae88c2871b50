import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import { areasWithinLimits } from '../answer/area-answers.ts';
import { affordablePrice } from '../answer/budget-sums.ts';
import { homeFigure, isAreaFact } from '../answer/figures.ts';
import { homesOf } from '../answer/home-answers.ts';
import { matchingHomes, sortHomes } from '../answer/home-search.ts';
import { knownAnswer } from '../answer/known-answer.ts';
import { sideAnswer } from '../answer/side-answer.ts';
import { asksYesOrNo } from '../text/question-form.ts';
import { entryFor } from '../understand/find-entries.ts';
import { surelyAsks } from '../understand/record-requests.ts';
import type { Act, Attribute, Understood } from '../understand/understood.ts';
import { orHalfMore } from '../values/home-limits.ts';
import { typesWithHouses } from '../values/home-types.ts';
import { rangeFor } from '../values/limit.ts';
import { asksAboutHomesInGeneral, asksAboutWholeMarket } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { isOnlyPlace } from '../values/short-messages.ts';
import { hasCriteria, mergeWish, type Wish, widenWish } from '../values/wish.ts';
import { bareLimit } from './bare-limit.ts';
import { criteriaOfSameKind, limitFromComparative } from './comparative-limit.ts';
import { asksGap, asksOwnFigureOfAreas, comparedAreas } from './compared-areas.ts';
import {
  currentEntry,
  type Dialogue,
  firstTwoRanked,
  type HomesTask,
  homesMeant,
  lastTwoHomes,
  latestTask,
  previousFact,
} from './dialogue.ts';
import { asksForOthers, withoutExcluded } from './excluded-homes.ts';
import {
  areasBySlug,
  areasOfCurrentTask,
  focusedHome,
  lastMentionedAreas,
  type Subject,
} from './resolve-subject.ts';
import type { EntryRoles } from './situation.ts';
import type { CarriedOver } from './table.ts';

/** A message with its interpretation and the dialogue so far. */
export interface Turn extends EntryRoles {
  understood: Understood;
  values: Values;
  act: Act;
  dialogue: Dialogue;
}

export interface ResolvedTurn extends Turn {
  carried: ReadonlySet<CarriedOver>;
  subject: Subject;
}

/** The search criteria after this message: those carried over, changed by what was just said. */
export function currentWish(
  { understood, values, dialogue, carried, act, subject }: ResolvedTurn,
  sources: Sources,
): Wish {
  const list = latestTask(dialogue.tasks, 'homes');
  const { areas, notAreas, ...limits } = (asksOnlyElsewhere(values) && list?.tried) || (list?.wish ?? {});
  // "what's for sale in it"
  const isOfArea = surelyAsks(understood.request, 'list') && understood.request?.items.includes('area');
  const there = values.itemReference.saysThere || isOfArea ? areasMeantByThere(dialogue, sources) : [];
  const spoken = there.length > 0 ? there : (areas ?? areasOfCurrentTask(dialogue));
  const isOfPlace = (carried.has('areas') || there.length > 0) && spoken.length > 0;
  // "show me some there" means the areas of the homes found
  const isKept = carried.has('wish') || (values.itemReference.saysThere && !hasCriteria(values.wish));
  const before: Wish = {
    ...dialogue.wished,
    ...(isKept && limits),
    ...(isKept && notAreas && { notAreas }),
    ...(isOfPlace && { areas: spoken }),
  };
  const said =
    values.alternative && carried.has('wish')
      ? widenWish(before, alternativeWish(values, before))
      : values.wish;
  const houses = values.wish.types ? null : typesWithHouses(values.text, before.types);
  const wish = mergeWish(before, {
    ...(houses && { types: houses }),
    ...criteriaOfSameKind(values, focusedHome(dialogue, sources)),
    ...limitFromComparative(values, list, act, sources),
    ...said,
    ...priceMeantByThat(values, dialogue, sources),
    ...withoutExcluded(values, subject, list),
    ...bareLimit(values, carried.has('wish') ? before : undefined),
  });
  const pointed = subject.isNamed && subject.homes.length === 0 ? subject.areas.map(({ slug }) => slug) : [];
  const named = values.areas.length > 0 ? values.areas : pointed;
  const kept = values.addsAreas ? spoken.filter((slug) => !named.includes(slug)) : [];
  if (named.length > 0) wish.areas = [...kept, ...named];
  else if (list && asksForOthers(values) && hasCriteria(values.wish) && isAllShown(wish.areas, list, sources))
    delete wish.areas;
  for (const name of values.droppedCriteria) {
    const others =
      name === 'features' && wish.features?.filter((one) => !values.droppedFeatures.includes(one));
    if (others && values.droppedFeatures.length > 0 && others.length > 0) wish.features = others;
    else delete wish[name];
  }
  return wish;
}

/** Whether every home of these areas was found before, so that others are elsewhere: "anything else with a porch". */
function isAllShown(areas: string[] | undefined, { results }: HomesTask, sources: Sources): boolean {
  return areas !== undefined && matchingHomes({ areas }, sources).every(({ id }) => results.includes(id));
}

/** "In NoDa then", "ok in the other area" */
function asksOnlyElsewhere({ text, wish, itemReference, attributes, comparative, order }: Values): boolean {
  const isBare = attributes.length === 0 && (comparative ?? order) === null && !hasCriteria(wish);
  return isBare && (isOnlyPlace(text) || itemReference.refersToAreas);
}

/** Like `currentWish`, limited to areas within the requested scores: "homes with a walk score over 80". */
export async function wishWithinAreaLimits(meant: ResolvedTurn, sources: Sources): Promise<Wish> {
  const wish = currentWish(meant, sources);
  const ofAreas = meant.values.areaLimits.filter(({ attribute }) => AREA_ONLY_FACTS.has(attribute));
  if (ofAreas.length === 0 || meant.values.subject !== 'homes') return wish;
  const passing = await areasWithinLimits(ofAreas, sources.areas, sources);
  const slugs = passing.map(({ slug }) => slug);
  return { ...wish, areas: wish.areas ? wish.areas.filter((slug) => slugs.includes(slug)) : slugs };
}

/** "Show me homes up to that", "around that price": a limit at the price of the last calculation or of the home in hand. */
export function priceMeantByThat({ text, wish }: Values, dialogue: Dialogue, sources: Sources): Wish {
  const { tasks, terms } = dialogue;
  const last = latestTask(tasks, 'sum');
  if (wish.price) return {};
  const home = tasks[0]?.kind === 'homes' ? focusedHome(dialogue, sources) : null;
  const amount = home ? dollarsOf(home) : last ? terms.amount : null;
  if (AROUND_THAT.test(text) && amount) return { price: rangeFor('about', amount, 1) };
  const price = last?.sum === 'price-from-payment' ? affordablePrice(terms) : undefined;
  return price !== undefined && UP_TO_THAT.test(text) ? { price: { max: Math.round(price) } } : {};
}

const AROUND_THAT =
  /\b(?:around|about|near|close to|at|in) (?:that|this|the same) (?:price|number|range|amount|money)\b|\b(?:de|por|a|en) (?:ese|este|el mismo) (?:precio|monto|rango)\b/;

const UP_TO_THAT =
  /\b(?:i|we) can afford\b|\bthose$|\bpued[oe](?:mos)? pagar\b|\b(?:(?:up to|under|below|around|at|for|in|within|with) (?:that|this)|would that (?:fit|work|buy|get)|(?:hasta|por|con|dentro de) (?:eso|ese (?:precio|monto|presupuesto)))\b/;

/** Criteria that are acceptable as well; a bare number counts rooms: "2 is fine too". */
function alternativeWish({ alternative, wish }: Values, before: Wish): Wish {
  const rooms = alternative?.rooms ?? null;
  if (rooms === null || wish.bedrooms || wish.bathrooms) return wish;
  const name = before.bathrooms && !before.bedrooms ? 'bathrooms' : 'bedrooms';
  return { ...wish, [name]: orHalfMore(rooms) };
}

/** What "there" means after anything but a search: the areas just answered, or the area of the focused home. */
function areasMeantByThere(dialogue: Dialogue, sources: Sources): string[] {
  const [task] = dialogue.tasks;
  if (task?.kind === 'areas') return areasOfCurrentTask(dialogue);
  const home = task?.kind === 'homes' && !task.wish.areas ? focusedHome(dialogue, sources) : null;
  return home?.neighborhoodSlug ? [home.neighborhoodSlug] : lastMentionedAreas(dialogue);
}

/** What to compare: the named items with those mentioned before, or else the items shown. */
export function operands(
  { subject, values, act, dialogue }: ResolvedTurn,
  sources: Sources,
): { homes: Property[]; areas: Neighborhood[] } {
  const ends = extremeHomes(values, dialogue, sources);
  if (ends) return { homes: ends, areas: [] };
  const list = latestTask(dialogue.tasks, 'homes');
  if (subject.homes.length === 1 && list?.focus && list.focus !== subject.homes[0]?.id)
    return { homes: [...homesOf([list.focus], sources), ...subject.homes], areas: [] };
  const [task] = dialogue.tasks;
  const isBare = !subject.isNamed && task?.kind === 'homes' && asksGap(values);
  const two = lastTwoHomes(dialogue) ?? (isBare ? firstTwoRanked(task) : null);
  if (two && comparesTwo(values)) return { homes: homesOf(two, sources), areas: [] };
  const focus = values.itemReference.refersToFocus && list?.focus ? [list.focus] : [];
  const beside = homesOf(focus, sources).filter(({ id }) => !subject.homes.some((home) => home.id === id));
  if (subject.homes.length > 1) return { homes: [...beside, ...subject.homes], areas: [] };
  const isOfListed = values.areas.length === 1 && values.operation !== 'average';
  // "the difference between the cheapest and the most expensive"
  const isOfEnds = values.order !== null && asksGap(values) && values.subject !== 'areas';
  if (isOfEnds && task?.kind === 'homes' && task.results.length > 1)
    return { homes: homesOf(homesMeant(task), sources), areas: [] };
  if (values.subject === 'homes' && (hasCriteria(values.wish) || isOfListed || isOfEnds))
    return { homes: matchingHomes(values.wish, sources), areas: [] };
  const swapped = areasAfterSwap(values, dialogue);
  if (swapped) return { homes: [], areas: sources.areas.filter(({ slug }) => swapped.includes(slug)) };
  const areas = areasBySlug(comparedAreas(values, act, dialogue), sources);
  if (areas.length > 1 || (values.areas.length === 1 && asksOwnFigureOfAreas(values)))
    return { homes: [], areas };
  const isOfList = dialogue.tasks[0]?.kind === 'homes';
  if (!isOfList && areas.length === 0 && values.subject === 'homes' && values.operation !== null)
    return { homes: matchingHomes({}, sources), areas: [] };
  // "how much less", about two ways to sell, asks for no difference between areas
  const isOfAll = values.subject !== null || values.attributes.length > 0 || areas.length > 0;
  return {
    homes: isOfList && list ? homesOf(homesMeant(list), sources) : subject.homes,
    areas: areas.length > 0 ? areas : isOfAll ? [...sources.areas] : [],
  };
}

/** "The two cheapest" of the homes shown or named; null if areas are meant or no home has the figure. */
function extremeHomes(
  { order, subject: about, wish, homes: named }: Values,
  { tasks: [task] }: Dialogue,
  sources: Sources,
): Property[] | null {
  const isOfAreas = about === 'areas' || (task?.kind === 'areas' && about === null && !wish.areas);
  if (!order || order.most < 2 || isOfAreas || named.length > 0) return null;
  const hasFigure = (home: Property) => homeFigure(home, order.by) !== null;
  const isOfShown = task?.kind === 'homes' && task.results.length > 1 && Object.keys(wish).length === 0;
  const among = isOfShown ? homesOf(homesMeant(task), sources) : matchingHomes(wish, sources);
  const homes = sortHomes(among.filter(hasFigure), order).slice(order.place, order.place + order.most);
  return homes.length > 0 ? homes : null;
}

/** The current areas with one of them replaced: "swap the second one for NoDa". */
function areasAfterSwap({ itemReference, areas }: Values, { tasks: [task] }: Dialogue): string[] | null {
  if (!itemReference.isSwap || task?.kind !== 'areas') return null;
  const out = task.areas.find((slug) => areas.includes(slug)) ?? task.areas.at(itemReference.ordinal ?? -1);
  const fresh = areas.filter((slug) => slug !== out);
  return fresh.length > 0 ? [...task.areas.filter((slug) => slug !== out), ...fresh] : null;
}

/** Whether two items already mentioned are compared: "by how much", "which is bigger". */
function comparesTwo({ operation, areas, wish, comparative, itemReference }: Values): boolean {
  const isWeighed = comparative !== null && itemReference.asksWhich;
  return (asksGap({ operation }) || isWeighed) && areas.length === 0 && !hasCriteria(wish);
}

export function answerFromEntry(meant: ResolvedTurn, sources: Sources): Answer {
  const { understood, dialogue, values } = meant;
  const told = currentEntry(dialogue);
  const context = { ...entryContext(meant, sources), told };
  if (!values.sideMentions.onlyNamed) return knownAnswer(understood, context, sources);
  const entry = sources.entries.find(({ id }) => id === told?.id);
  const aspect = understood.entries.find(({ id }) => id === told?.id)?.aspect;
  return sideAnswer(values.sideMentions.onlyNamed, entry, { ...context, aspect }, sources);
}

/** The figure to calculate with: the one named, "how much older", the one ranked by before; null if none is known. */
export function calculatedFact({ values, dialogue }: ResolvedTurn): Attribute | null {
  const fact = values.attributes[0] ?? values.comparative?.by ?? previousFact(dialogue);
  // "total closets in all homes" names a figure that the records lack
  const isUnread = values.operation === 'sum' && values.subject !== null && !values.itemReference.which;
  return fact ?? (isUnread ? null : 'price');
}

/** "The average price in Charlotte": the records have the market figure, so nothing is calculated over the areas. */
export function asksMarketFigure({ values, subject }: ResolvedTurn): boolean {
  const isCalculated = values.operation !== null && values.operation !== 'difference';
  const namesNone = subject.areas.length + subject.homes.length === 0;
  const isOfHouses = asksAboutHomesInGeneral(values.text) && values.attributes.every(isAreaFact);
  return isCalculated && namesNone && (asksAboutWholeMarket(values.text) || isOfHouses);
}

/** Whether an entry answers with at least this confidence, not counting entries about record data. */
export function hasConfidentEntry(turn: Pick<Turn, 'understood' | 'recordEntries'>, least: number): boolean {
  const entry = entryFor(turn.understood, least);
  return entry !== undefined && !(entry.id in turn.recordEntries);
}

/** Confidence from which an entry beats saying that the home's record has no answer. */
export const RATHER = 0.5;

export function entryContext({ dialogue, understood, values, subject }: ResolvedTurn, sources: Sources) {
  const home = focusedHome(dialogue, sources);
  const asking = home && dollarsOf(home);
  return {
    terms: { ...dialogue.terms, ...(asking !== null && { asking }) },
    side: values.sideMentions.payer ?? dialogue.side,
    asksYesOrNo: asksYesOrNo(understood.raw),
    areas: [
      ...subject.homes
        .slice(0, values.homes.length)
        .flatMap(({ neighborhoodSlug }) => neighborhoodSlug ?? []),
      ...(values.areas.length > 0 ? values.areas : lastMentionedAreas(dialogue).slice(0, 1)),
    ],
  };
}

export const AREA_ONLY_FACTS = new Set<Attribute>(['walk', 'transit', 'bike', 'trend']);
