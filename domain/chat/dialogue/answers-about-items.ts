import { CLOSED } from '../../listings/listing-status.ts';
import type { Property } from '../../listings/property.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import type { AreaFact } from '../answer/answer-words.ts';
import {
  areaComparison,
  areaFacts,
  areaRanking,
  areaSummary,
  isLowestUsuallyBest,
} from '../answer/area-answers.ts';
import { areaFactsInYear } from '../answer/area-history.ts';
import { calculate, homeComparison, homeRanking } from '../answer/compare-records.ts';
import { isAreaFact, isHomeFact } from '../answer/figures.ts';
import { homeAgainstArea, homeAgainstLimit } from '../answer/home-against.ts';
import {
  factsOfEachHome,
  homeDetail,
  homeFacts,
  homeList,
  homesAnswer,
  homesOf,
  MOST_SHOWN,
  whichHome,
} from '../answer/home-answers.ts';
import { homeSearch, listTask } from '../answer/home-search.ts';
import { partsOfHomes } from '../answer/parts-of-homes.ts';
import { surelyAsks } from '../understand/record-requests.ts';
import type { Attribute, FactAsked, RequestKind } from '../understand/understood.ts';
import { thingsWanted } from '../values/free-text-wishes.ts';
import type { Order } from '../values/order.ts';
import { asksAboutMarket } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { asksToChoose } from '../values/short-messages.ts';
import { hasExclusions, mergeWish, type Wish } from '../values/wish.ts';
import { currentSearch, type HomesTask, latestTask } from './dialogue.ts';
import { homesShown } from './items-in-view.ts';
import type { Items } from './items-meant.ts';
import { AREA_ONLY_FACTS, type ResolvedTurn } from './turn.ts';

/** A request with the items it is about. */
export interface Asked {
  items: Items;
  facts: FactAsked[];
  /** The plain text of the question, for parts of a home. */
  text: string;
  meant: ResolvedTurn;
}

type Answerer = (asked: Asked, sources: Sources) => Answer | null | Promise<Answer | null>;

/** The answer to each kind of request, with any items. */
export const ANSWERS: Partial<Record<RequestKind, Answerer>> = {
  overview,
  facts,
  part,
  compare: async (asked, sources) => {
    const answer = await compare(asked, sources);
    const opening = asksToChoose(asked.text) ? `${sources.words.choice}\n` : '';
    return answer && { ...answer, text: opening + answer.text };
  },
  most: (asked, sources) => ranked(asked, 1, sources),
  sort: (asked, sources) => ranked(asked, 0, sources),
  gap: (asked, sources) => calculated('difference', asked, sources),
  percent: (asked, sources) => calculated('percent', asked, sources),
  total: (asked, sources) => calculated('sum', asked, sources),
  average: (asked, sources) => calculated('average', asked, sources),
  drop,
};

async function overview(asked: Asked, sources: Sources): Promise<Answer | null> {
  const {
    items: { homes, areas },
    text,
    meant,
  } = asked;
  const task = currentSearch(meant.dialogue);
  const [home, another] = homes;
  const [area, ...others] = areas;
  if (area && asksAboutMarket(text)) return null;
  if (home && another) return homeList(homes.slice(0, MOST_SHOWN), '', shownTogether(homes, asked), sources);
  if (home) return homeDetail(home, task, sources);
  if (area && others.length > 0) return await areaComparison(areas, [], null, sources);
  return area ? await areaSummary(area, sources) : null;
}

async function facts(asked: Asked, sources: Sources): Promise<Answer | null> {
  const {
    items: { homes, areas },
    meant,
  } = asked;
  const names = asked.facts.map(({ fact }) => fact);
  if (names.length === 0) return await part(asked, sources);
  const ofAreas = names.filter(isAreaFact);
  const [home, another] = homes;
  // the median of an area is of homes of all kinds
  if (!home && meant.values.wish.types && ofAreas.includes('price')) return null;
  if (!home) return await factsOfAreas(areas, ofAreas, meant.values.pastYear, sources);
  const own = names.filter(
    (fact) => !AREA_ONLY_FACTS.has(fact) && fact !== 'inventory' && fact !== 'feature',
  );
  const place = ofAreas.filter((fact) => !own.includes(fact));
  const task = currentSearch(meant.dialogue);
  const ofHomes =
    own.length === 0
      ? null
      : another
        ? homesAnswer(homes, factsOfEachHome(homes, own, sources), shownTogether(homes, asked))
        : homeFacts(home, own, { ids: [], isYesOrNo: false, asked: asked.text }, task, sources);
  const around =
    place.length > 0
      ? await factsOfAreas(
          sources.areas.filter(({ slug }) => homes.some(({ neighborhoodSlug }) => neighborhoodSlug === slug)),
          place,
          meant.values.pastYear,
          sources,
        )
      : null;
  if (ofHomes && around) return joinAnswers(around, ofHomes);
  if (ofHomes) return ofHomes;
  return around && { ...around, task: { ...task, focus: another ? null : home.id } };
}

async function factsOfAreas(
  areas: Items['areas'],
  names: readonly AreaFact[],
  pastYear: number | null,
  sources: Sources,
): Promise<Answer | null> {
  if (areas.length === 0 || names.length === 0) return null;
  const then = pastYear === null ? null : await areaFactsInYear(areas, names, pastYear, sources);
  if (then) return then;
  return areas.length > 1
    ? await areaComparison(areas, names, null, sources)
    : await areaFacts(areas, names, sources);
}

function part({ items: { homes }, text, meant }: Asked, sources: Sources): Answer | null {
  // "what about ones with a garage" searches
  const [first] = meant.understood.request?.items ?? [];
  if (homes.length === 0 || first === 'homes') return null;
  const task = currentSearch(meant.dialogue);
  const isRepeated = text !== meant.values.text;
  const features = isRepeated ? (task.askedFeatures?.ids ?? []) : thingsWanted(meant.values);
  return partsOfHomes(homes, meant.values, { features, text }, task, sources);
}

async function compare(asked: Asked, sources: Sources): Promise<Answer | null> {
  const {
    items: { homes, areas },
  } = asked;
  const [home] = homes;
  const [area] = areas;
  if (home && homes.length === 1 && area) return await homeAgainstArea(home, area, factOf(asked), sources);
  if (homes.length > 1)
    return homeComparison(homes.slice(0, MOST_COMPARED), shownTogether(homes, asked), sources);
  const names = asked.facts.map(({ fact }) => fact).filter(isAreaFact);
  return areas.length > 1 ? await areaComparison(areas, names, null, sources) : null;
}

const MOST_COMPARED = 3;

async function ranked(asked: Asked, most: number, sources: Sources): Promise<Answer | null> {
  const {
    items: { homes, areas },
    meant: { values },
  } = asked;
  // "which area has the most", after homes, has most of them
  const isOfListings =
    asked.facts.length === 0 && areas.length > 1 && asked.meant.dialogue.tasks[0]?.kind === 'homes';
  const [first] = isOfListings ? [{ fact: 'inventory', end: 'most' } as const] : asked.facts;
  const [home] = homes;
  const [area] = areas;
  if (!first) return values.itemReference.asksWhich ? part(asked, sources) : await compare(asked, sources);
  const { fact } = first;
  if (home && area && homes.length === 1) return await homeAgainstArea(home, area, fact, sources);
  const lowest = first.end === null ? isAreaFact(fact) && isLowestUsuallyBest(fact) : first.end === 'least';
  const order: Order = values.order?.by === fact ? values.order : { by: fact, lowest, place: 0, most };
  if (homes.length > 1) {
    if (!isHomeFact(fact)) return null;
    return homeRanking(homes, order, shownTogether(homes, asked), sources);
  }
  if (areas.length < 2 || !isAreaFact(fact)) return null;
  return order.most === 1 && areas.length < sources.areas.length
    ? await areaComparison(areas, [fact], order, sources)
    : await areaRanking(order, areas, sources);
}

/** The fact to calculate with: the first asked for, or the price. */
function factOf({ facts }: Asked): Attribute {
  return facts[0]?.fact ?? 'price';
}

async function calculated(
  operation: 'difference' | 'percent' | 'sum' | 'average',
  asked: Asked,
  sources: Sources,
): Promise<Answer | null> {
  const {
    items: { homes, areas },
  } = asked;
  const isOfNone = operation === 'difference' && asked.facts.length === 0;
  if (isOfNone && !HOW_MUCH.test(asked.text)) return await compare(asked, sources);
  const fact = factOf(asked);
  const [home] = homes;
  const [area] = areas;
  // a figure of an area is an average already
  if (operation === 'average' && homes.length === 0 && areas.length === 1) return await facts(asked, sources);
  if (home && homes.length === 1 && area) return await homeAgainstArea(home, area, fact, sources);
  const among = homes.length > 1 ? { homes, areas: [] } : { homes: [], areas };
  const asksPercent = operation === 'difference' && asked.meant.values.operation === 'percent';
  const answer = await calculate(asksPercent ? 'percent' : operation, fact, among, sources);
  const inHand = currentSearch(asked.meant.dialogue).focus;
  const focus =
    homes.find(({ id }) => id === inHand) ??
    (operation === 'difference' || operation === 'percent' ? homes.at(-1) : undefined);
  return answer && homes.length > 1
    ? { ...answer, task: shownTogether(homes, asked, focus?.id ?? null) }
    : answer;
}

/** "The difference between _ and _" asks for no figure. */
export const HOW_MUCH = /\b(?:how (?:much|many|far)|by|cuant[oa]s?|more|less|mas|menos)\b/;

/** Homes against the visitor's budget; null if none was said. */
export function againstLimit(asked: Asked, sources: Sources): Answer | null {
  const { dialogue } = asked.meant;
  const list = latestTask(dialogue.tasks, 'homes');
  const most = asked.meant.values.wish.price?.max ?? list?.wish.price?.max ?? dialogue.wished.price?.max;
  const homes = asked.items.homes.filter(({ status }) => status !== CLOSED);
  return most === undefined || homes.length === 0
    ? null
    : homeAgainstLimit(homes.slice(0, MOST_SHOWN), inRoundDollars(most), currentSearch(dialogue), sources);
}

/** "Under $600,000" is kept as a limit of $599,999. */
function inRoundDollars(most: number): number {
  return (most + 1) % ROUND === 0 ? most + 1 : most;
}

const ROUND = 1_000;

/** The search without the homes that a message leaves out. */
function drop({ items: { homes }, meant }: Asked, sources: Sources): Answer | null {
  const {
    dialogue,
    values,
    understood: { request },
  } = meant;
  // "drop the condos", "any area" change the criteria
  if (hasExclusions(values.wish) || changesCriteria(values)) return null;
  if (homes.length > MOST_DROPPED && !values.wish.price) return null;
  const list = latestTask(dialogue.tasks, 'homes');
  if (!list) return null;
  const { price } = values.wish;
  // "leave out anything over 1.2 million" is read as a limit
  if (price?.max !== undefined && !values.itemReference.refersToOne)
    return homeSearch(mergeWish(list.wish, { price }), list.order, sources);
  if (homes.length === 0 && values.areas.length > 0 && !surelyAsks(request, 'drop')) return null;
  if (homes.length === 0 && values.areas.length > 0)
    return homeSearch(withoutAreas(list.wish, values.areas), list.order, sources);
  if (homes.length === 0) return whichHome(homesOf(homesShown(list), sources), sources);
  const notHomes = homes.map(({ id }) => id);
  if (Object.keys(list.wish).length > 0)
    return homeSearch(mergeWish(list.wish, { notHomes }), list.order, sources);
  const left = homesOf(
    homesShown(list).filter((id) => !notHomes.includes(id)),
    sources,
  );
  const task = listTask({ notHomes }, list.order, left, left.length);
  return left.length > 0 ? homeList(left, '', task, sources) : null;
}

/** "Take _ off", after a search */
function withoutAreas({ areas, notAreas = [], ...wish }: Wish, out: readonly string[]): Wish {
  const left = areas?.filter((slug) => !out.includes(slug));
  return { ...wish, ...(left && left.length > 0 && { areas: left }), notAreas: [...notAreas, ...out] };
}

/** "Drop the pool", "any area"; "drop the one by the park" names a home. */
function changesCriteria({ droppedCriteria, droppedFeatures, itemReference }: Values): boolean {
  const isOfCriteria = droppedCriteria.some((name) => name !== 'features' || !itemReference.refersToOne);
  return droppedFeatures.length > 0 || isOfCriteria;
}

const MOST_DROPPED = 2;

/** The homes told of together, which "both" and "the other" then mean. The search stays. */
function shownTogether(
  homes: readonly Property[],
  { meant: { dialogue } }: Asked,
  focus: string | null = null,
): HomesTask {
  const task = currentSearch(dialogue);
  const ids = homes.map(({ id }) => id);
  return { ...task, order: null, results: ids, shown: ids.length, focus };
}
