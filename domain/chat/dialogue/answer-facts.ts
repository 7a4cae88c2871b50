import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import type { AreaFact } from '../answer/answer-words.ts';
import {
  areaComparison,
  areaFacts,
  areaRanking,
  areaSummary,
  areasWithinLimitsAnswer,
  areaText,
  isLowestUsuallyBest,
} from '../answer/area-answers.ts';
import { areaFactsInYear } from '../answer/area-history.ts';
import { calculate, homeComparison } from '../answer/compare-records.ts';
import { LIKELY } from '../answer/entry-answer.ts';
import { isAreaFact, isHomeFact } from '../answer/figures.ts';
import { homeDetail, whichHome } from '../answer/home-answers.ts';
import { homeSearch, matchingHomes } from '../answer/home-search.ts';
import { MARKET_FACTS, marketFigures } from '../answer/market-figures.ts';
import { entryFor } from '../understand/find-entries.ts';
import type { Attribute } from '../understand/understood.ts';
import { asksWalkingDistance, namesOtherCost } from '../values/attributes.ts';
import { isOnlyItemReference } from '../values/item-reference.ts';
import { isOnlyYear } from '../values/past-year.ts';
import { asksAboutMarket, asksForOverview } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { isOnlyHome, isOnlyPlace } from '../values/short-messages.ts';
import { hasCriteria } from '../values/wish.ts';
import { answerAboutHome, answerAboutHomes } from './answer-about-homes.ts';
import { areasMatchingCriteria } from './area-criteria.ts';
import { currentEntry, currentSearch, type Dialogue, previousFact } from './dialogue.ts';
import {
  AREA_ONLY_FACTS,
  answerFromEntry,
  asksMarketFigure,
  currentWish,
  hasConfidentEntry,
  operands,
  RATHER,
  type ResolvedTurn,
  wishWithinAreaLimits,
} from './turn.ts';

/** Answers what a message asks of the homes or areas it is about, or of the market. */
export async function answerFacts(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { subject, values, dialogue } = meant;
  const features = values.wish.features ?? [];
  const asks = { ids: features, isYesOrNo: values.isYesOrNo, asked: values.text };
  const asked = requestedFacts(meant);
  const [fact = asked[0]] =
    values.attributes.length > 0 ? asked : [values.comparative?.by ?? previousFact(dialogue)];
  const operation = values.areaLimits.length === 0 && values.operation !== 'count' ? values.operation : null;
  if (operation && fact && !asksMarketFigure(meant)) {
    const sum = await calculate(operation, fact, operands(meant, sources), sources);
    if (sum) return sum;
  }
  const [home, ...others] = subject.homes;
  if (home && others.length === 0) return await answerAboutHome(home, asked, asks, meant, sources);
  if (home) return await answerAboutHomes(subject.homes, asked, asks, meant, sources);
  if (subject.areas.length > 0) return await answerAboutAreas(subject.areas, asked, features, meant, sources);
  return await answerAboutMarket(asked.filter(isAreaFact), meant, sources);
}

/** Answers facts of no named home or area: of all areas, of the homes for sale, or of the city's market. */
async function answerAboutMarket(
  facts: readonly AreaFact[],
  meant: ResolvedTurn,
  sources: Sources,
): Promise<Answer> {
  const { values, understood } = meant;
  const [fact] = facts;
  if (fact && values.pastYear !== null)
    return (
      (await areaFactsInYear([], facts, values.pastYear, sources)) ?? (await marketFigures(facts, sources))
    );
  const isOfAreas = facts.some((one) => one !== 'trend' && AREA_ONLY_FACTS.has(one));
  if (fact && (values.subject === 'areas' || isOfAreas)) {
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
  // "which neighborhoods are on the Blue Line" searches for no homes
  if (values.subject === 'areas' && hasConfidentEntry(meant, RATHER)) return answerFromEntry(meant, sources);
  const [entry] = understood.entries;
  const isOfHomes =
    entry !== undefined && entry.id in meant.recordEntries && values.freeTextWishes.length > 0;
  // "is there parking" after the address of the office
  const isOfEntry = values.isYesOrNo && values.subject === null && currentEntry(meant.dialogue) !== undefined;
  if (((values.wish.features ?? []).length > 0 && !isOfEntry) || isOfHomes)
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
  if (values.areaLimits.length > 0) return values.areaLimits.map(({ attribute }) => attribute);
  const guess = understood.request?.facts[0]?.fact;
  const isKnownOfHome = values.homes.length > 0 && hasConfidentEntry(meant, RATHER);
  const isOther = guess === 'price' && namesOtherCost(values.text);
  // "which areas?", of the homes found, asks for no fact of theirs
  const isOfSome = subject.homes.length + subject.areas.length > 0 && values.subject !== 'areas';
  const isOfItem = isOfSome || (understood.request?.items.includes('city') ?? false);
  return guess && isOfItem && !isKnownOfHome && !isOther ? [guess] : [];
}

/** "And the Halyard one?", "in Uptown", "and in 2024?": what was asked of the home or the areas before. */
export function carriedFacts(values: Values, dialogue: Dialogue): Attribute[] {
  const { text } = values;
  const [task] = dialogue.tasks;
  if (task?.kind === 'areas' && (isOnlyPlace(text) || isOnlyYear(text))) return task.attributes;
  const asked = currentSearch(dialogue).asked ?? [];
  const isOtherArea =
    task?.kind === 'homes' && values.itemReference.refersToAreas && isOnlyItemReference(values);
  if (isOtherArea) return asked.filter((fact) => AREA_ONLY_FACTS.has(fact));
  return isOnlyOtherHome(values) ? asked : [];
}

/** Whether a message contains only another home: "and the Halyard one?", "what about the other one", "and the second?" */
function isOnlyOtherHome(values: Values): boolean {
  const { which, ordinal, refersToAreas, saysThere } = values.itemReference;
  const isOther = which === 'other' || (ordinal !== null && CONTINUES.test(values.text));
  const isOfHome = isOther && !refersToAreas && (values.subject !== 'areas' || saysThere);
  return isOnlyHome(values.text) || (isOfHome && ONLY_OTHER.test(values.text));
}

const ONLY_OTHER =
  /^(?:(?:and|ok|so|but|what about|how about|y|pero|que tal) )*(?:(?:the|la|el) )?(?:other|first|second|third|fourth|fifth|sixth|last|\d(?:st|nd|rd|th)|otr[oa]|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|ultim[oa])(?: _)?(?: (?:1|home|house|condo|place|casa))?(?: (?:there|ahi|alli|(?:in|de|en) (?:that|es[ea]) \w+))?$/;
const CONTINUES = /^(?:and|what about|how about|y|que tal) /;

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
  const isOfPrice = facts.length > 0 && facts.every((fact) => fact === 'price');
  if (isOfPrice && values.wish.types && !values.order) {
    // "what do condos cost in _": the median of an area is of homes of all kinds
    const wish = currentWish(meant, sources);
    const listed = homeSearch(wish, null, sources);
    if (matchingHomes(wish, sources).length > 0)
      return joinAnswers(await areaFacts(areas, facts, sources), listed);
  }
  if (values.pastYear !== null) {
    const then = await areaFactsInYear(areas, facts, values.pastYear, sources);
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
  const ofHomes = asked.find(isHomeFact);
  if (ofHomes || features.length > 0)
    return homeSearch(wish, ofHomes ? { by: ofHomes, lowest: false, place: 0, most: 0 } : null, sources);
  return isAboutArea(meant) && !entryFor(meant.understood, LIKELY)
    ? await describe(meant, sources)
    : answerFromEntry(meant, sources);
}

/** Whether a message is about its area; a question after one about an area may mean something else: "do you hear it inside" */
function isAboutArea({ subject, values }: ResolvedTurn): boolean {
  return subject.isNamed || values.itemReference.saysThere || asksForOverview(values.text);
}

export async function describe(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { subject, values, dialogue } = meant;
  const [home, another] = subject.homes;
  if (home && another && subject.isNamed)
    return homeComparison(subject.homes.slice(0, 3), currentSearch(dialogue), sources);
  const its = sources.areas.find(({ slug }) => slug === home?.neighborhoodSlug);
  if (its && values.subject === 'areas' && values.homes.length === 0) return await areaSummary(its, sources);
  if (home && !another) return homeDetail(home, currentSearch(dialogue), sources);
  const [area, ...others] = subject.areas;
  if (area && others.length > 0) return await areaComparison(subject.areas, [], null, sources);
  // "the town house in _": no listing fits, and the area is not what was asked
  if (!home && values.isSpecificHome && hasCriteria(values.wish))
    return homeSearch(values.wish, null, sources);
  if (area && isAboutArea(meant)) return await areaSummary(area, sources);
  if (home) return whichHome(subject.homes, sources);
  return answerFromEntry(meant, sources);
}
