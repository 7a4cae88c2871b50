import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import {
  areaComparison,
  areaFactInYear,
  areaFacts,
  areaRanking,
  areaSummary,
  areasWithinLimitsAnswer,
  areaText,
  isLowestUsuallyBest,
  MARKET_FACTS,
  marketFigures,
} from '../answer/area-answers.ts';
import { calculate, homeComparison } from '../answer/compare-records.ts';
import { LIKELY, SURE } from '../answer/entry-answer.ts';
import { homeFigure, isAreaFact } from '../answer/figures.ts';
import {
  type FeaturesAsked,
  factsOfEachHome,
  featuresOf,
  homeDetail,
  homeDistance,
  homeFacts,
  homeList,
  homesAnswer,
  homeWithoutAnswer,
  MOST_SHOWN,
  quoteAbout,
  whichHome,
} from '../answer/home-answers.ts';
import { homeSearch } from '../answer/home-search.ts';
import { NONE } from '../understand/find-entries.ts';
import type { Attribute } from '../understand/understood.ts';
import { asksWalkingDistance, namesOtherCost } from '../values/attributes.ts';
import { isOnlyItemReference } from '../values/item-reference.ts';
import { isOnlyYear } from '../values/past-year.ts';
import {
  asksAboutDistance,
  asksAboutMarket,
  asksForOverview,
  asksPermission,
  asksWhen,
  asksWhetherHomeHas,
  keywordsIn,
} from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { isOnlyHome, isOnlyPlace } from '../values/short-messages.ts';
import type { Wish } from '../values/wish.ts';
import { areasMatchingCriteria } from './area-criteria.ts';
import { currentSearch, type Dialogue, previousFact } from './dialogue.ts';
import {
  AREA_ONLY_FACTS,
  answerFromEntry,
  asksMarketFigure,
  currentWish,
  hasConfidentEntry,
  operands,
  type ResolvedTurn,
  wishWithinAreaLimits,
} from './turn.ts';

export async function answerFacts(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { subject, values, dialogue, understood } = meant;
  const features = values.wish.features ?? [];
  const asks = { ids: features, isYesOrNo: values.isYesOrNo, asked: values.text };
  const asked = requestedFacts(meant);
  const task = currentSearch(dialogue);
  const [calculatedFact = asked[0]] = values.attributes.length > 0 ? asked : [previousFact(dialogue)];
  if (values.operation && values.operation !== 'count' && calculatedFact && !asksMarketFigure(meant)) {
    const sum = await calculate(values.operation, calculatedFact, operands(meant, sources), sources);
    if (sum) return sum;
  }
  const [home, ...others] = subject.homes;
  if (home && others.length === 0) return await answerAboutHome(home, asked, asks, meant, sources);
  if (home) {
    const homes = subject.homes;
    // "which areas?" about the homes found
    if (values.subject === 'areas' && !subject.isNamed && asked.length + features.length === 0) {
      const slugs = homes.map(({ neighborhoodSlug }) => neighborhoodSlug);
      const areas = sources.areas.filter(({ slug }) => slugs.includes(slug));
      return await areaComparison(areas, [], null, sources);
    }
    if (features.length > 0 && (values.isSpecificHome || values.homes.length > 1) && homes.length <= 3) {
      const rows = homes.map((one) => `• ${featuresOf(one, asks, sources)}`).join('\n');
      return homesAnswer(homes, rows, task);
    }
    if (features.length > 0)
      return homeSearch(
        { ...task.wish, features: [...new Set([...(task.wish.features ?? []), ...features])] },
        task.order,
        sources,
      );
    const ofHomes = asked.filter((one) => !isAreaFact(one) || homeFigure(home, one));
    if (homes.length > FEW && refersToOneHome(values)) return whichHome(homes, sources);
    if (ofHomes.length > 0) {
      const rows = factsOfEachHome(homes, ofHomes, sources).join('\n');
      return homesAnswer(homes, rows, task);
    }
    if (!asksForOverview(values.text) && hasEntryAnswer(meant, RATHER))
      return answerFromEntry(meant, sources);
    return values.isSpecificHome && !asksForOverview(values.text)
      ? homeWithoutAnswer(homes.slice(0, 3), task, sources)
      : homeList(homes.slice(0, MOST_SHOWN), '', task, sources);
  }
  if (subject.areas.length > 0) return await answerAboutAreas(subject.areas, asked, features, meant, sources);
  const facts = asked.filter(isAreaFact);
  const [fact] = facts;
  if (fact && values.pastYear !== null)
    return (
      (await areaFactInYear([], fact, values.pastYear, sources)) ?? (await marketFigures(facts, sources))
    );
  if (fact && (values.subject === 'areas' || facts.some((one) => AREA_ONLY_FACTS.has(one)))) {
    if (values.areaLimits.some(({ attribute }) => attribute === fact))
      return values.subject === 'homes'
        ? homeSearch(await wishWithinAreaLimits(meant, sources), values.order, sources, values.freeTextWishes)
        : await areasWithinLimitsAnswer(values.areaLimits, sources.areas, sources);
    const { areas, opening } = await areasMatchingCriteria(values, sources.areas, sources);
    const ranking = await areaRanking(
      { by: fact, lowest: isLowestUsuallyBest(fact), place: 0, most: 0 },
      areas,
      sources,
    );
    return { ...ranking, text: [opening, ranking.text].filter(Boolean).join(' ') };
  }
  const [entry] = understood.entries;
  const isOfHomes =
    entry !== undefined && entry.id in meant.recordEntries && values.freeTextWishes.length > 0;
  if (features.length > 0 || isOfHomes)
    return homeSearch(currentWish(meant, sources), values.order, sources, values.freeTextWishes);
  if (fact || values.subject === 'market') return await marketFigures(facts, sources);
  return answerFromEntry(meant, sources);
}

/** The facts requested: those asked of the previous home, those named, or the classifier's guess. */
function requestedFacts(meant: ResolvedTurn): Attribute[] {
  const { subject, values, dialogue, understood } = meant;
  const carried = carriedFacts(values, dialogue);
  if (carried.length > 0) return carried;
  // walk scores answer which of several areas is walkable to somewhere
  const isOfWalk = asksWalkingDistance(values.text);
  if (isOfWalk && !subject.isNamed && subject.homes.length === 0 && subject.areas.length > 1) return ['walk'];
  if (values.attributes.length > 0 || values.wish.features?.length) return values.attributes;
  if (subject.homes.length === 0 && asksAboutMarket(values.text))
    return subject.areas.length > 0 ? [...MARKET_FACTS] : [];
  const { value: guess, confidence = 0 } = understood.attribute ?? {};
  const isKnownOfHome = values.homes.length > 0 && hasConfidentEntry(meant, RATHER);
  const isOther =
    guess === 'feature' ||
    (guess === 'walk' && isOfWalk) ||
    (guess === 'price' && namesOtherCost(values.text));
  return guess && confidence >= SURE_OF_ATTRIBUTE && !isKnownOfHome && !isOther ? [guess] : [];
}

/** "And the Halyard one?", "in Uptown", "and in 2024?": what was asked of the home or the areas before. */
export function carriedFacts({ text }: Values, dialogue: Dialogue): Attribute[] {
  const [task] = dialogue.tasks;
  if (task?.kind === 'areas' && (isOnlyPlace(text) || isOnlyYear(text))) return task.attributes;
  return isOnlyHome(text) ? (currentSearch(dialogue).asked ?? []) : [];
}

/** With more homes than this, the answer asks which one is meant. */
const FEW = 3;

/** "How many sq ft is it", after several homes. */
function refersToOneHome({ text, isSpecificHome, itemReference }: Values): boolean {
  return /\b(?:it|its)\b/.test(text) && !isSpecificHome && itemReference.which === null;
}

/** Whether an entry answers the question, or says that no record does. */
function hasEntryAnswer({ understood }: ResolvedTurn, least: number): boolean {
  const [first] = understood.entries;
  return first !== undefined && first.id !== NONE && first.confidence >= least;
}

async function answerAboutHome(
  home: Property,
  asked: readonly Attribute[],
  asks: FeaturesAsked,
  meant: ResolvedTurn,
  sources: Sources,
): Promise<Answer> {
  const { text } = meant.values;
  const task = currentSearch(meant.dialogue);
  const ofArea = asked.filter((one) => AREA_ONLY_FACTS.has(one) || one === 'inventory').filter(isAreaFact);
  const named = asked.filter((one) => !(ofArea as Attribute[]).includes(one));
  const ofHome = named.length + ofArea.length + asks.ids.length > 0 ? named : questionedFacts(meant.values);
  const area = sources.areas.find(({ slug }) => slug === home.neighborhoodSlug);
  const isByName = meant.values.homes.length > 0;
  const isOfPart = asks.isYesOrNo || (asks.ids.length > 0 && asksWhen(text));
  if (!isByName && !isOfPart && asked.length === 0 && hasConfidentEntry(meant, SURE))
    return answerFromEntry(meant, sources);
  if (ofHome.length === 0 && asksPermission(text) && hasConfidentEntry(meant, RATHER))
    return answerFromEntry(meant, sources);
  // averages come from the area: "is it above average", "the average price nearby"
  const average = meant.values.operation === 'average' ? ofHome.filter(isAreaFact) : [];
  if (average.length > 0 && area) {
    const ofIts = await areaFacts([area], average, sources);
    return joinAnswers(ofIts, homeFacts(home, ofHome, asks, task, sources));
  }
  if (ofHome.length + asks.ids.length > 0) return homeFacts(home, ofHome, asks, task, sources);
  if (ofArea.length > 0 && area)
    return { ...(await areaFacts([area], ofArea, sources)), task: { ...task, focus: home.id } };
  const said = quoteAbout(home, text, task, sources);
  if (said) return said;
  const isOfAll = keywordsIn(text).length === 0 && asksForOverview(text);
  if (isOfAll || isOnlyItemReference(meant.values)) return homeDetail(home, task, sources);
  if (hasConfidentEntry(meant, isByName ? SURE : RATHER)) return answerFromEntry(meant, sources);
  return asksAboutDistance(text)
    ? homeDistance(home, task, sources)
    : homeWithoutAnswer([home], task, sources);
}

/** "Was it built in 1978?", "does it have 4 bedrooms": the facts that a question holds to be so. */
function questionedFacts({ wish, text }: Values): Attribute[] {
  return asksWhetherHomeHas(text) && !namesOtherCost(text)
    ? LIMITED.flatMap(([name, fact]) => (wish[name] ? [fact] : []))
    : [];
}

const LIMITED: [keyof Wish, Attribute][] = [
  ['price', 'price'],
  ['bedrooms', 'beds'],
  ['bathrooms', 'baths'],
  ['squareFeet', 'size'],
  ['yearBuilt', 'year'],
  ['lotSize', 'lot'],
  ['daysOnMarket', 'days'],
  ['types', 'type'],
  ['statuses', 'status'],
];

async function answerAboutAreas(
  areas: readonly Neighborhood[],
  asked: readonly Attribute[],
  features: readonly string[],
  meant: ResolvedTurn,
  sources: Sources,
): Promise<Answer> {
  const { values } = meant;
  const facts = asked.filter(isAreaFact);
  const [first] = areas;
  if (values.pastYear !== null && facts[0]) {
    const then = await areaFactInYear(areas, facts[0], values.pastYear, sources);
    if (then) return then;
  }
  const leading = values.itemReference.asksWhich ? values.comparative : null;
  if (facts.length > 0)
    return areas.length > 1
      ? await areaComparison(areas, facts, values.order ?? leading, sources)
      : await areaFacts(areas, facts, sources);
  if (features.length > 0 && first) {
    const lines = areas.flatMap((area) =>
      features.flatMap((feature) => {
        const said = sources.saidOf({ description: areaText(area) }, feature);
        return said ? [`${area.name}: “${said.replace(/[.;]$/, '')}.”`] : [];
      }),
    );
    if (lines.length > 0) return { ...(await areaFacts(areas, [], sources)), text: lines.join(' ') };
  }
  const wish = { ...values.wish, areas: areas.map(({ slug }) => slug) };
  const ofHomes = asked.find((one) => homeFigure(sources.homes[0] as Property, one) !== null);
  if (ofHomes || features.length > 0)
    return homeSearch(wish, ofHomes ? { by: ofHomes, lowest: false, place: 0, most: 0 } : null, sources);
  const isOfArea = meant.subject.isNamed || values.itemReference.saysThere || asksForOverview(values.text);
  return isOfArea && !hasEntryAnswer(meant, LIKELY)
    ? await describe(meant, sources)
    : answerFromEntry(meant, sources);
}

export async function describe(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { subject, values, dialogue } = meant;
  const isOfMarket = subject.areas.length > 0 && subject.homes.length === 0 && asksAboutMarket(values.text);
  if (isOfMarket || (values.attributes.length > 0 && meant.act === 'pick'))
    return await answerFacts({ ...meant, act: 'ask' }, sources);
  const [home, another] = subject.homes;
  if (home && another && subject.isNamed)
    return homeComparison(subject.homes.slice(0, 3), currentSearch(dialogue), sources);
  if (home && !another) return homeDetail(home, currentSearch(dialogue), sources);
  const [area, ...others] = subject.areas;
  if (area && others.length > 0) return await areaComparison(subject.areas, [], null, sources);
  // a question after one about an area, which means something else, gets no description of it
  const isOfArea = subject.isNamed || values.itemReference.saysThere || asksForOverview(values.text);
  if (area && isOfArea) return await areaSummary(area, sources);
  if (home) return whichHome(subject.homes, sources);
  return answerFromEntry(meant, sources);
}

/** Confidence from which an entry beats saying that the home's record has no answer. */
const RATHER = 0.5;

/** Confidence from which the classifier's guess of a fact counts without its name. */
const SURE_OF_ATTRIBUTE = 0.8;
