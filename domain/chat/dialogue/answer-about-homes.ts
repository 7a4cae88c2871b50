import type { Property } from '../../listings/property.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import { areaComparison, areaFacts } from '../answer/area-answers.ts';
import { SURE } from '../answer/entry-answer.ts';
import { homeFigure, isAreaFact } from '../answer/figures.ts';
import {
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
import { entryFor } from '../understand/find-entries.ts';
import type { Attribute } from '../understand/understood.ts';
import { namesOtherCost } from '../values/attributes.ts';
import { isOnlyItemReference } from '../values/item-reference.ts';
import {
  asksAboutDistance,
  asksForOverview,
  asksPermission,
  asksWhen,
  asksWhetherHomeHas,
  keywordsIn,
} from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import type { Wish } from '../values/wish.ts';
import { currentSearch, type FeaturesAsked } from './dialogue.ts';
import { AREA_ONLY_FACTS, answerFromEntry, hasConfidentEntry, RATHER, type ResolvedTurn } from './turn.ts';

/** Answers what a message asks of one home. */
export async function answerAboutHome(
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
    return {
      ...(await areaFacts([area], ofArea, sources)),
      task: { ...task, focus: home.id, asked: ofArea },
    };
  const said = quoteAbout(home, text, task, sources);
  if (said) return said;
  const isOfAll = keywordsIn(text).length === 0 && asksForOverview(text);
  if (isOfAll || isOnlyItemReference(meant.values)) return homeDetail(home, task, sources);
  if (hasConfidentEntry(meant, isByName ? SURE : RATHER)) return answerFromEntry(meant, sources);
  return asksAboutDistance(text)
    ? homeDistance(home, task, sources)
    : homeWithoutAnswer([home], task, sources);
}

/** Answers what a message asks of several homes. */
export async function answerAboutHomes(
  homes: readonly Property[],
  asked: readonly Attribute[],
  asks: FeaturesAsked,
  meant: ResolvedTurn,
  sources: Sources,
): Promise<Answer> {
  const { subject, values, dialogue } = meant;
  const task = currentSearch(dialogue);
  // "which areas?" about the homes found
  if (values.subject === 'areas' && !subject.isNamed && asked.length + asks.ids.length === 0) {
    const slugs = homes.map(({ neighborhoodSlug }) => neighborhoodSlug);
    const areas = sources.areas.filter(({ slug }) => slugs.includes(slug));
    return await areaComparison(areas, [], null, sources);
  }
  if (asks.ids.length > 0) {
    const isOfEach = (values.isSpecificHome || values.homes.length > 1) && homes.length <= 3;
    if (isOfEach) {
      const rows = homes.map((one) => `• ${featuresOf(one, asks, sources)}`).join('\n');
      return homesAnswer(homes, rows, task);
    }
    const features = [...new Set([...(task.wish.features ?? []), ...asks.ids])];
    return homeSearch({ ...task.wish, features }, task.order, sources);
  }
  // "and of those, a gas range?"
  const isWish = values.isSearch && values.freeTextWishes.length > 0 && !values.isSpecificHome;
  if (isWish && !hasConfidentEntry(meant, RATHER))
    return homeSearch(task.wish, task.order, sources, values.freeTextWishes);
  if (homes.length > FEW && refersToOneHome(values)) return whichHome(homes, sources);
  const ofHomes = asked.filter((one) => !isAreaFact(one) || homes.some((home) => homeFigure(home, one)));
  if (ofHomes.length > 0) return homesAnswer(homes, factsOfEachHome(homes, ofHomes, sources), task);
  const isOverview = asksForOverview(values.text);
  if (!isOverview && entryFor(meant.understood, RATHER)) return answerFromEntry(meant, sources);
  return values.isSpecificHome && !isOverview
    ? homeWithoutAnswer(homes.slice(0, 3), task, sources)
    : homeList(homes.slice(0, MOST_SHOWN), '', task, sources);
}

/** With more homes than this, the answer asks which one is meant. */
const FEW = 3;

/** "How many sq ft is it", after several homes. */
function refersToOneHome({ text, isSpecificHome, itemReference }: Values): boolean {
  return /\b(?:it|its)\b/.test(text) && !isSpecificHome && itemReference.which === null;
}

/** "Was it built in 1978?", "does it have 4 bedrooms": the facts that a question holds to be so. */
function questionedFacts({ wish, homes, text }: Values): Attribute[] {
  if (!asksWhetherHomeHas(text) || namesOtherCost(text)) return [];
  const asksType = homes.length > 0 || IS_A.test(text);
  return LIMITED.flatMap(([name, fact]) => (wish[name] && (name !== 'types' || asksType) ? [fact] : []));
}

/** "Is it a condo"; in "does the loft allow dogs" the type only names the home. */
const IS_A = /\b(?:is|was|es)\b.* (?:an?|una?) /;

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
