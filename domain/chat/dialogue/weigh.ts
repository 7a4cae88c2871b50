import type { Answer, Sources } from '../answer/answer.ts';
import { areaComparison, areaRanking, areasForWishes, areasWithin } from '../answer/area-answers.ts';
import { homeFigure, isAreaFact } from '../answer/figures.ts';
import { homeList, homesOf, MOST_SHOWN } from '../answer/home-answers.ts';
import { fitting, homeSearch, inOrder, listTask, tellable } from '../answer/home-search.ts';
import { homeComparison, homeRanking, reckoned } from '../answer/reckoning.ts';
import { wishInWords } from '../answer/wish-in-words.ts';
import { asksExtremeAlone, asksMeans, asksRule } from '../values/asking.ts';
import { byComparative, type Order } from '../values/order.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import { wishedOfAreas } from '../values/wished-of-areas.ts';
import { areaLimitsOf, comparesTold } from './areas-asked.ts';
import { askedBefore, type Dialogue, homesTaskOf, lastTwo, latest } from './dialogue.ts';
import { areasTold } from './resolve.ts';
import { describe, tell } from './tell.ts';
import { isOfMarket, known, type Meant, ONLY_AREAS, operands, placedWish } from './turn.ts';

export async function compare(meant: Meant, sources: Sources): Promise<Answer> {
  const { homes, areas } = operands(meant, sources);
  const { values, dialogue } = meant;
  const isNamed = values.homes.length + values.areas.length > 0 || values.pointing.which !== null;
  if (!isNamed && (asksMeans(values.text) || asksRule(values.text))) return known(meant, sources);
  const isOfFeature =
    wishedOfAreas(values).length > 0 && values.attributes.length === 0 && !values.comparative;
  if (areas.length > 1 && homes.length === 0 && isOfFeature)
    return areasForWishes(areas, wishedOfAreas(values), sources);
  if (values.homes.length > 1 && values.wish.features) return await tell(meant, sources);
  const better = values.pointing.asksWhich ? byComparative(values) : null;
  if (homes.length > 1 && better) return homeRanking(homes, better, homesTaskOf(dialogue), sources);
  if (homes.length > 1) return homeComparison(homes.slice(0, 3), homesTaskOf(dialogue), sources);
  const order = values.order ?? byComparative(values);
  if (homes.length === 1 && order && order.most > 1) {
    const only = sources.words.home.onlyOne(wishInWords(values.wish, sources));
    return homeList(homes, only, listTask(values.wish, order, homes, 1), sources);
  }
  if (areas.length > 1 && order && order.most > 1 && values.areas.length === 0)
    return await areaRanking(order, areas, sources);
  if (areas.length > 1) {
    const [task] = dialogue.tasks;
    const before = task?.kind === 'areas' ? task.attributes : [];
    const asked = [...values.attributes, ...(order ? [order.by] : [])];
    const facts = new Set(asked.length > 0 ? asked : before);
    return await areaComparison(areas, [...facts].filter(isAreaFact), order, sources);
  }
  return areas.length === 1 || homes.length === 1 ? await describe(meant, sources) : known(meant, sources);
}

/** "Older?", of two homes that were compared. */
export function comparesTwo({ values, dialogue: { tasks } }: Meant, sources: Sources): Answer | null {
  const [task] = tasks;
  const order = byComparative(values);
  if (task?.kind !== 'homes' || task.results.length !== 2 || !order) return null;
  const isAlone = values.text.split(' ').length <= MOST_WORDS_COMPARED;
  return isAlone ? homeRanking(homesOf(task.results, sources), order, task, sources) : null;
}

/** What is longer looks for others: "anything older?" */
const MOST_WORDS_COMPARED = 1;

/** Puts homes or areas in order, or reckons over them; null when no order is asked for. */
export async function rank(meant: Meant, sources: Sources): Promise<Answer | null> {
  const { values, dialogue } = meant;
  const order =
    ofYards(values, dialogue) ??
    afterTold(values, dialogue) ??
    values.order ??
    ofThose(values, dialogue) ??
    ofEnd(values, dialogue);
  if (!order && isOfMarket(meant) && values.attributes.length > 0) return null;
  if (!order && values.operation === 'count') return await count(meant, sources);
  if (!order && values.operation && values.operation !== 'count') {
    const sum = await reckoned(
      values.operation,
      values.attributes[0] ?? askedBefore(dialogue) ?? 'price',
      operands(meant, sources),
      sources,
    );
    if (sum) return { ...sum, ...reckonedOver(sum.sources, meant, sources) };
  }
  const limits = areaLimitsOf(values, dialogue.tasks);
  if (limits.length > 0 && values.about !== 'homes') return await areasWithin(limits, sources.areas, sources);
  if (!order) return null;
  const [task] = dialogue.tasks;
  if (task?.kind === 'homes' && !values.about && !ONLY_AREAS.has(order.by)) {
    const two = lastTwo(dialogue);
    if (two && (!values.order || values.comparative))
      return homeRanking(homesOf(two, sources), order, task, sources);
    if (values.pointing.asksWhich && task.results.length > 1)
      return homeRanking(homesOf(task.results, sources), order, task, sources);
  }
  if (isOfAreas(order, values, dialogue) || isAfterAreas(order, values, dialogue, sources)) {
    const told = values.order && values.about === 'areas' ? [] : areasRanked(values, dialogue);
    const named = values.areas.length > 1 ? values.areas : told;
    const among = named.length > 1 ? sources.areas.filter(({ slug }) => named.includes(slug)) : sources.areas;
    const without = among.filter(({ slug }) => !values.wish.notAreas?.includes(slug));
    return await areaRanking(order, without, sources);
  }
  const whole = await placedWish(meant, sources);
  const { wish, notes } = tellable(whole, values.others, sources);
  const homes = fitting(wish, sources);
  if (homes.length === 0 || (notes.length > 0 && !hasLimits(wish)))
    return homeSearch(whole, order, sources, values.others);
  const list = listTask(wish, order, homes, homes.length);
  const ranking = homeRanking(homes, order, list, sources, values.attributes);
  return { ...ranking, text: [...notes, ranking.text].join('\n') };
}

/** Homes named, or one beside those of an area, in the order asked about: "is _home cheaper than the ones in NoDa?" */
export function namedInOrder({ values, subject }: Meant, sources: Sources): Answer | null {
  const { areas } = values;
  const better = byComparative(values);
  const named = values.homes.length > 0 ? subject.homes : [];
  const [home] = named;
  if (!home || !better || values.operation || (named.length === 1 && areas.length === 0)) return null;
  const there = named.length === 1 ? fitting({ areas }, sources).filter(({ id }) => id !== home.id) : [];
  if (named.length + there.length < 2) return null;
  const order = { ...better, most: 0 };
  const homes = inOrder([...named, ...there], order);
  const [first] = homes;
  const figure = first && homeFigure(first, order.by);
  if (!first || !figure) return null;
  const { home: words } = sources.words;
  const heading = words.heading[order.by] ?? '';
  const opening = words.extreme(order.lowest, heading, first.address, figure.text);
  const task = { ...listTask({}, order, homes, homes.length), focus: home.id };
  return homeList(homes.slice(0, MOST_SHOWN), opening, task, sources);
}

/** Homes that a sum was reckoned over, which are what is spoken of from there on. */
function reckonedOver(rests: string[], meant: Meant, sources: Sources): Pick<Answer, 'task'> {
  const ids = rests.flatMap((rest) => (rest.startsWith('home:') ? [rest.slice('home:'.length)] : []));
  if (ids.length === 0 || homesTaskOf(meant.dialogue).focus) return {};
  const wish = meant.values.about === 'homes' ? meant.values.wish : homesTaskOf(meant.dialogue).wish;
  return { task: listTask(wish, null, homesOf(ids, sources), ids.length) };
}

async function count(meant: Meant, sources: Sources): Promise<Answer> {
  const { others } = meant.values;
  const whole = await placedWish(meant, sources);
  const { wish, notes } = tellable(whole, others, sources);
  const homes = fitting(wish, sources);
  if (homes.length === 0 || notes.length > 0) return homeSearch(whole, null, sources, others);
  return homeList(
    homes.slice(0, MOST_SHOWN),
    sources.words.home.count(homes.length, wishInWords(wish, sources)),
    listTask(wish, null, homes, MOST_SHOWN),
    sources,
  );
}

/** "Which has the biggest?", after homes with a yard. */
function ofYards({ order, text }: Values, { tasks }: Dialogue): Order | null {
  const isOfYard = latest(tasks, 'homes')?.wish.features?.some((one) => one === 'yard' || one === 'fence');
  return order?.by === 'size' && isOfYard && asksExtremeAlone(text) ? { ...order, by: 'lot' } : null;
}

/** "And the next cheapest?", after the cheapest. */
function afterTold({ order }: Values, { tasks: [task] }: Dialogue): Order | null {
  if (!order?.isNext || task?.kind !== 'homes' || !task.focus || task.order?.by !== order.by) return null;
  return { ...order, place: task.results.indexOf(task.focus) + 1 };
}

/** "And the least?": by what was asked before. */
function ofEnd({ end }: Values, dialogue: Dialogue): Order | null {
  const [task] = dialogue.tasks;
  const ofHomes = task?.kind === 'homes' ? (task.order?.by ?? task.asked?.[0]) : undefined;
  const by = askedBefore(dialogue) ?? ofHomes;
  return end && by ? { by, ...end, most: 1 } : null;
}

/** All that were put in order before, but of "which of those" the ones that were told. */
function areasRanked({ pointing }: Values, dialogue: Dialogue): string[] {
  const [task] = dialogue.tasks;
  if (task?.kind === 'homes') return task.wish.areas ?? [];
  const among = task?.kind === 'areas' && pointing.which === null ? task.among : undefined;
  const isOfSeveral = task?.kind === 'areas' && task.areas.length > 1;
  return among ?? (isOfSeveral ? task.areas : areasTold(dialogue));
}

/** "Which is cheaper?" asks for one of those spoken of. */
function ofThose(values: Values, { tasks }: Dialogue): Order | null {
  const { pointing, areas } = values;
  const isOfSeveral = pointing.asksWhich || areas.length > 1 || comparesTold(values, tasks);
  const isOfTrend = pointing.asksWhich && values.attributes.includes('trend');
  if (isOfTrend && areasTold({ tasks }).length > 1)
    return { by: 'trend', lowest: /\b(?:less|least|slow\w*)\b/.test(values.text), place: 0, most: 1 };
  return isOfSeveral ? byComparative(values) : null;
}

/** "Which is the cheapest?", after an entry about the areas. */
function isAfterAreas(
  { by }: Order,
  { about, wish }: Values,
  { tasks: [task] }: Dialogue,
  sources: Sources,
): boolean {
  const entry = task?.kind === 'entry' && sources.entries.find(({ id }) => id === task.id);
  const isOfAreas = entry ? entry.links.includes('areas') : false;
  return isOfAreas && about === null && isAreaFact(by) && !hasLimits(wish);
}

function isOfAreas({ by }: Order, { about, areas, wish }: Values, { tasks }: Dialogue): boolean {
  if (ONLY_AREAS.has(by) || by === 'inventory') return true;
  if (!isAreaFact(by) || about === 'homes' || hasLimits(wish)) return false;
  return about === 'areas' || areas.length > 1 || (areas.length === 0 && areasTold({ tasks }).length > 0);
}
