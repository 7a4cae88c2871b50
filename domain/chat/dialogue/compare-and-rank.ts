import type { Answer, Sources } from '../answer/answer.ts';
import { areaComparison, areaRanking, areasWithinLimitsAnswer } from '../answer/area-answers.ts';
import { areasForWishes } from '../answer/areas-for-wishes.ts';
import { calculate, homeComparison, homeRanking } from '../answer/compare-records.ts';
import { areaFigures, isAreaFact, writtenHomeFigure } from '../answer/figures.ts';
import { homeList, homesOf, MOST_SHOWN } from '../answer/home-answers.ts';
import { homeSearch, listTask, matchingHomes, searchableWish, sortHomes } from '../answer/home-search.ts';
import { wishInWords } from '../answer/wish-in-words.ts';
import { areaWishes } from '../values/area-wishes.ts';
import type { Order } from '../values/order.ts';
import { asksAboutRule, asksHowTo } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria } from '../values/wish.ts';
import { describe } from './answer-facts.ts';
import { areaLimitsOf, comparesAnsweredAreas } from './area-criteria.ts';
import { limitBeyond } from './comparative-limit.ts';
import { asksGap, comparesWithNamed } from './compared-areas.ts';
import {
  currentSearch,
  type Dialogue,
  type HomesTask,
  homesMeant,
  lastTwoHomes,
  latestTask,
  previousFact,
} from './dialogue.ts';
import { recentlyAnsweredAreas } from './resolve-subject.ts';
import {
  AREA_ONLY_FACTS,
  answerFromEntry,
  asksMarketFigure,
  calculatedFact,
  operands,
  type ResolvedTurn,
  wishWithinAreaLimits,
} from './turn.ts';

export async function compare(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { homes, areas } = operands(meant, sources);
  const { values, dialogue } = meant;
  const isNamed = values.homes.length + values.areas.length > 0 || values.itemReference.which !== null;
  if (!isNamed && (asksHowTo(values.text) || asksAboutRule(values.text)))
    return answerFromEntry(meant, sources);
  const wishes = areaWishes(values);
  const isOfFeature = wishes.length > 0 && values.attributes.length === 0 && !values.comparative;
  if (areas.length > 1 && homes.length === 0 && isOfFeature) return areasForWishes(areas, wishes, sources);
  if (homes.length > 1) return homeComparison(homes.slice(0, 3), currentSearch(dialogue), sources);
  const order = values.order ?? values.comparative;
  if (homes.length === 1 && order && order.most > 1) {
    const only = sources.words.home.onlyOne(wishInWords(values.wish, sources));
    return homeList(homes, only, listTask(values.wish, order, homes, 1), sources);
  }
  if (areas.length > 1) {
    const [task] = dialogue.tasks;
    const before = task?.kind === 'areas' ? task.attributes : [];
    const asked = [...values.attributes, ...(order ? [order.by] : [])];
    const facts = new Set(asked.length > 0 ? asked : before);
    return await areaComparison(areas, [...facts].filter(isAreaFact), order, sources);
  }
  return areas.length === 1 || homes.length === 1
    ? await describe(meant, sources)
    : answerFromEntry(meant, sources);
}

/** Ranks homes or areas, or calculates over them; null when neither is requested. */
export async function rank(meant: ResolvedTurn, sources: Sources): Promise<Answer | null> {
  const { values, dialogue } = meant;
  // "the gap between the cheapest and the most expensive" asks for no ranking
  const isOfEnds = values.order?.most === 0 && asksGap(values);
  const order = isOfEnds
    ? null
    : (nextInOrder(values, dialogue) ??
      values.order ??
      orderAmongMentioned(values, dialogue) ??
      orderOfLastFact(values, dialogue));
  const beyond = await beyondNamed(meant, sources);
  if (beyond) return beyond;
  const limits = areaLimitsOf(values, dialogue.tasks);
  if (limits.length > 0 && values.subject !== 'homes')
    return await areasWithinLimitsAnswer(limits, sources.areas, sources);
  if (!order && asksMarketFigure(meant) && values.attributes.length > 0) return null;
  if (!order && values.operation === 'count') return await count(meant, sources);
  if (!order && values.operation && values.operation !== 'count') {
    const fact = calculatedFact(meant);
    const sum = fact && (await calculate(values.operation, fact, operands(meant, sources), sources));
    if (sum) return { ...sum, ...homesCalculatedOver(sum.sources, meant, sources) };
  }
  if (!order) return null;
  const [task] = dialogue.tasks;
  if (task?.kind === 'homes' && !values.subject && !AREA_ONLY_FACTS.has(order.by)) {
    const two = lastTwoHomes(dialogue);
    if (two && (!values.order || values.comparative))
      return homeRanking(homesOf(two, sources), order, task, sources);
    if (values.itemReference.asksWhich && task.results.length > 1)
      return homeRanking(homesOf(homesMeant(task), sources), order, task, sources);
  }
  const those = task?.kind === 'areas' ? null : homesOfThose(values, dialogue);
  if (those && !AREA_ONLY_FACTS.has(order.by))
    return homeRanking(homesOf(homesMeant(those), sources), order, those, sources, values.attributes);
  if (isOfAreas(order, values, dialogue) || followsAreasEntry(order, values, dialogue, sources)) {
    const told =
      values.order && values.subject === 'areas' && !values.itemReference.which
        ? []
        : areasToRank(values, dialogue);
    const named = values.areas.length > 1 ? values.areas : told;
    const among = named.length > 1 ? sources.areas.filter(({ slug }) => named.includes(slug)) : sources.areas;
    const without = among.filter(({ slug }) => !values.wish.notAreas?.includes(slug));
    return await areaRanking(order, without, sources);
  }
  const whole = await wishWithinAreaLimits(meant, sources);
  const { wish, notes } = searchableWish(whole, values.freeTextWishes, sources);
  const homes = matchingHomes(wish, sources);
  if (homes.length === 0 || (notes.length > 0 && !hasCriteria(wish)))
    return homeSearch(whole, order, sources, values.freeTextWishes);
  const list = listTask(wish, order, homes, homes.length);
  const ranking = homeRanking(homes, order, list, sources, values.attributes);
  return { ...ranking, text: [...notes, ranking.text].join('\n') };
}

/** The list that "those" means: "the newest of them"; null if the message adds criteria or means areas. */
function homesOfThose(values: Values, { tasks }: Dialogue): HomesTask | null {
  const { which } = values.itemReference;
  const list = latestTask(tasks, 'homes');
  const addsNone = values.areas.length + values.homes.length === 0 && !hasCriteria(values.wish);
  const isOfThose = (which === 'all' || which === 'both') && values.subject !== 'areas' && addsNone;
  return isOfThose && list && list.results.length > 1 ? list : null;
}

/** Ranks the named homes, or one against the homes of an area: "is _home cheaper than the ones in NoDa?" */
export function rankNamedHomes({ values, subject }: ResolvedTurn, sources: Sources): Answer | null {
  const { areas, comparative } = values;
  const named = values.homes.length > 0 ? subject.homes : [];
  const [home] = named;
  if (!home || !comparative || values.operation || (named.length === 1 && areas.length === 0)) return null;
  const there =
    named.length === 1 ? matchingHomes({ areas }, sources).filter(({ id }) => id !== home.id) : [];
  if (named.length + there.length < 2) return null;
  const order = { ...comparative, most: 0 };
  const homes = sortHomes([...named, ...there], order);
  const [first] = homes;
  const figure = first && writtenHomeFigure(first, order.by, sources.words);
  if (!first || !figure) return null;
  const { home: words } = sources.words;
  const heading = words.heading[order.by] ?? '';
  const opening = words.extreme(order.lowest, heading, first.address, figure.text);
  const task = { ...listTask({}, order, homes, homes.length), focus: home.id };
  return homeList(homes.slice(0, MOST_SHOWN), opening, task, sources);
}

/** Ranks what lies beyond the one area or home named: "areas cheaper than _", "which homes are bigger than _home". */
async function beyondNamed(meant: ResolvedTurn, sources: Sources): Promise<Answer | null> {
  const { values, subject } = meant;
  const order = values.comparative;
  if (!order || !comparesWithNamed(values)) return null;
  const [home] = subject.homes;
  if (home) {
    const limit = limitBeyond(order, [home]);
    return limit && homeSearch({ ...values.wish, ...limit }, { ...order, most: 0 }, sources);
  }
  const [area] = subject.areas;
  if (!area || !isAreaFact(order.by) || (values.subject === 'homes' && order.by === 'price')) return null;
  const figures = await areaFigures(sources.areas, order.by, sources);
  const own = figures.find(({ of }) => of === area)?.value ?? Number.NaN;
  const beyond = figures.filter(({ value }) => (order.lowest ? value < own : value > own));
  const among = beyond.length > 0 ? beyond : figures;
  return await areaRanking(
    { ...order, most: beyond.length > 0 ? 0 : 1 },
    among.map(({ of }) => of),
    sources,
  );
}

/** The homes of a calculation, which follow-ups refer to. */
function homesCalculatedOver(
  sourceIds: string[],
  meant: ResolvedTurn,
  sources: Sources,
): Pick<Answer, 'task'> {
  const ids = sourceIds.flatMap((id) => (id.startsWith('home:') ? [id.slice('home:'.length)] : []));
  if (ids.length === 0 || currentSearch(meant.dialogue).focus) return {};
  const wish = meant.values.subject === 'homes' ? meant.values.wish : currentSearch(meant.dialogue).wish;
  return { task: listTask(wish, null, homesOf(ids, sources), ids.length) };
}

async function count(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { freeTextWishes } = meant.values;
  const whole = await wishWithinAreaLimits(meant, sources);
  const { wish, notes } = searchableWish(whole, freeTextWishes, sources);
  const homes = matchingHomes(wish, sources);
  if (homes.length === 0 || notes.length > 0) return homeSearch(whole, null, sources, freeTextWishes);
  return homeList(
    homes.slice(0, MOST_SHOWN),
    sources.words.home.count(homes.length, wishInWords(wish, sources)),
    listTask(wish, null, homes, MOST_SHOWN),
    sources,
  );
}

/** Moves on in the last ranking: "and the next cheapest?" */
function nextInOrder({ order }: Values, { tasks: [task] }: Dialogue): Order | null {
  if (!order?.isNext || task?.kind !== 'homes' || !task.focus || task.order?.by !== order.by) return null;
  return { ...order, place: task.results.indexOf(task.focus) + 1 };
}

/** Ranks by the fact requested before: "and the least?" */
function orderOfLastFact({ orderEnd }: Values, dialogue: Dialogue): Order | null {
  const [task] = dialogue.tasks;
  const ofHomes = task?.kind === 'homes' ? (task.order?.by ?? task.asked?.[0]) : undefined;
  const by = previousFact(dialogue) ?? ofHomes;
  return orderEnd && by ? { by, ...orderEnd, most: 1 } : null;
}

/** The areas of the last ranking; for "which of those", only the ones answered. */
function areasToRank({ itemReference }: Values, dialogue: Dialogue): string[] {
  const [task] = dialogue.tasks;
  if (task?.kind === 'homes') return task.wish.areas ?? [];
  const among = task?.kind === 'areas' && itemReference.which === null ? task.among : undefined;
  const isOfSeveral = task?.kind === 'areas' && task.areas.length > 1;
  return among ?? (isOfSeveral ? task.areas : recentlyAnsweredAreas(dialogue));
}

/** Ranks the items mentioned before: "which is cheaper?" */
function orderAmongMentioned(values: Values, { tasks }: Dialogue): Order | null {
  const { itemReference, areas } = values;
  const isOfSeveral = itemReference.asksWhich || areas.length > 1 || comparesAnsweredAreas(values, tasks);
  return isOfSeveral ? values.comparative : null;
}

/** "Which is the cheapest?" after an entry about the areas. */
function followsAreasEntry(
  { by }: Order,
  { subject: about, wish }: Values,
  { tasks: [task] }: Dialogue,
  sources: Sources,
): boolean {
  const entry = task?.kind === 'entry' && sources.entries.find(({ id }) => id === task.id);
  const ranksAreas = entry ? entry.links.includes('areas') : false;
  return ranksAreas && about === null && isAreaFact(by) && !hasCriteria(wish);
}

function isOfAreas({ by }: Order, values: Values, { tasks }: Dialogue): boolean {
  const { subject: about, areas, wish, text } = values;
  if (AREA_ONLY_FACTS.has(by) || by === 'inventory') return true;
  if (!isAreaFact(by) || about === 'homes' || hasCriteria(wish)) return false;
  return (
    about === 'areas' ||
    areas.length > 1 ||
    (areas.length === 1 && IS_AREA.test(text)) ||
    (areas.length === 0 && recentlyAnsweredAreas({ tasks }).length > 0)
  );
}

/** "Is _ the cheapest?" */
const IS_AREA = /^(?:is|are|es) _ (?!home)/;
