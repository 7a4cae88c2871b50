import { CLOSED } from '../../listings/listing-status.ts';
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
} from '../answer/home-answers.ts';
import { partsOfHomes } from '../answer/parts-of-homes.ts';
import type { Attribute, RequestKind } from '../understand/understood.ts';
import { thingsWanted } from '../values/free-text-wishes.ts';
import type { Order } from '../values/order.ts';
import { asksAboutMarket } from '../values/question-kinds.ts';
import { asksToChoose } from '../values/short-messages.ts';
import { hasCriteria } from '../values/wish.ts';
import { type Asked, shownTogether } from './asked-of-items.ts';
import { comparesAsWhole, HOW_MUCH } from './compares-as-whole.ts';
import { currentSearch, latestTask } from './dialogue.ts';
import { dropped } from './dropped-homes.ts';
import type { Items } from './items-meant.ts';
import { AREA_ONLY_FACTS } from './turn.ts';

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
  most: first,
  sort: (asked, sources) => ranked(asked, 0, sources),
  gap: (asked, sources) => calculated('difference', asked, sources),
  percent: (asked, sources) => calculated('percent', asked, sources),
  total: (asked, sources) => calculated('sum', asked, sources),
  average: (asked, sources) => calculated('average', asked, sources),
  drop: dropped,
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
  const isOfFew = areas.length > 1 && (areas.length <= MOST_COMPARED || names.length > 0);
  return isOfFew ? await areaComparison(areas, names, null, sources) : null;
}

const MOST_COMPARED = 3;

/** The first of several; "tell me about the cheapest of those" tells of it as a whole. */
async function first(asked: Asked, sources: Sources): Promise<Answer | null> {
  const answer = await ranked(asked, 1, sources);
  const [home] = answer?.task?.kind === 'homes' ? homesOf([answer.task.focus ?? ''], sources) : [];
  return home && answer?.task?.kind === 'homes' && TELL_ABOUT.test(asked.text)
    ? homeDetail(home, answer.task, sources)
    : answer;
}

const TELL_ABOUT =
  /\b(?:tell|more|details?|info) (?:\w+ ){0,2}(?:about|abt|on|of)\b|\b(?:hablame|cuentame|dime) (?:mas )?(?:de|sobre)\b/;

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
  const said: Order = values.order?.by === fact ? values.order : { by: fact, lowest, place: 0, most };
  const order = said.isNext ? { ...said, place: nextPlace(asked, fact) } : said;
  // "which is closest to transit", of one home
  if (home && homes.length === 1 && AREA_ONLY_FACTS.has(fact)) return await facts(asked, sources);
  if (homes.length > 1) {
    if (!isHomeFact(fact)) return null;
    const together = shownTogether(homes, asked);
    const isOfSearch = hasCriteria(values.wish) && asked.meant.understood.request?.items[0] === 'homes';
    return homeRanking(homes, order, isOfSearch ? { ...together, wish: values.wish } : together, sources);
  }
  if (areas.length < 2 || !isAreaFact(fact)) return null;
  return order.most === 1 && areas.length < sources.areas.length
    ? await areaComparison(areas, [fact], order, sources)
    : await areaRanking(order, areas, sources);
}

/** "And the next cheapest": the place after the home in hand, in a ranking by that fact. */
function nextPlace({ meant: { dialogue } }: Asked, fact: Attribute): number {
  const list = latestTask(dialogue.tasks, 'homes');
  return list?.focus && list.order?.by === fact ? list.results.indexOf(list.focus) + 1 : 0;
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
  const isOfNone = asked.facts.length === 0 && !HOW_MUCH.test(asked.text);
  const isWhole = isOfNone || comparesAsWhole(asked.meant.values, asked.meant.understood.request);
  if (operation === 'difference' && isWhole) return await compare(asked, sources);
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
