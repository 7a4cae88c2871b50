import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { type Answer, joined, type Sources } from '../answer/answer.ts';
import {
  areaComparison,
  areaFactInYear,
  areaFacts,
  areaRanking,
  areaSummary,
  areasWithin,
  marketFigures,
  textOf,
  usualEnd,
} from '../answer/area-answers.ts';
import { BETWEEN, SURE } from '../answer/entry-answer.ts';
import { homeFigure, isAreaFact } from '../answer/figures.ts';
import {
  type FeaturesAsked,
  factOfEach,
  featuresOf,
  homeDetail,
  homeFacts,
  homeList,
  homeSilence,
  homesTold,
  homeWay,
  quoteAbout,
  whichHome,
} from '../answer/home-answers.ts';
import { homeSearch } from '../answer/home-search.ts';
import { homeComparison, reckoned } from '../answer/reckoning.ts';
import { NONE } from '../understand/find-entries.ts';
import type { Attribute } from '../understand/understood.ts';
import { asksAll, asksLeave, asksWay, asksWhen, asksWhether, tellingWords } from '../values/asking.ts';
import { namesOtherCost, walksTo } from '../values/attributes.ts';
import { isHomeAlone } from '../values/bare.ts';
import { byComparative } from '../values/order.ts';
import { isPointed } from '../values/pointing.ts';
import type { Values } from '../values/read-values.ts';
import type { Wish } from '../values/wish.ts';
import { areasAsked } from './areas-asked.ts';
import { askedBefore, homesTaskOf } from './dialogue.ts';
import { isKnown, isOfMarket, known, type Meant, ONLY_AREAS, operands, placedWish, wishOf } from './turn.ts';

export async function tell(meant: Meant, sources: Sources): Promise<Answer> {
  const { subject, values, dialogue, understood } = meant;
  const features = values.wish.features ?? [];
  const asks = { ids: features, isYesOrNo: values.isYesOrNo, asked: values.text };
  const asked = factsAsked(meant);
  const task = homesTaskOf(dialogue);
  const [reckonedFact = asked[0]] = values.attributes.length > 0 ? asked : [askedBefore(dialogue)];
  if (values.operation && values.operation !== 'count' && reckonedFact && !isOfMarket(meant)) {
    const sum = await reckoned(values.operation, reckonedFact, operands(meant, sources), sources);
    if (sum) return sum;
  }
  const [home, ...others] = subject.homes;
  if (home && others.length === 0) return await tellOfHome(home, asked, asks, meant, sources);
  if (home) {
    const homes = subject.homes;
    // "which areas?", of the homes that were found
    if (values.about === 'areas' && !subject.isNamed && asked.length + features.length === 0) {
      const slugs = homes.map(({ neighborhoodSlug }) => neighborhoodSlug);
      const areas = sources.areas.filter(({ slug }) => slugs.includes(slug));
      return await areaComparison(areas, [], null, sources);
    }
    if (features.length > 0 && (values.isCertain || values.homes.length > 1) && homes.length <= 3) {
      const rows = homes.map((one) => `• ${featuresOf(one, asks, sources)}`).join('\n');
      return homesTold(homes, rows, task);
    }
    if (features.length > 0)
      return homeSearch(
        { ...task.wish, features: [...new Set([...(task.wish.features ?? []), ...features])] },
        task.order,
        sources,
      );
    const ofHomes = asked.filter((one) => !isAreaFact(one) || homeFigure(homes[0] as Property, one));
    if (homes.length > FEW && meansOne(values)) return whichHome(homes, sources);
    if (ofHomes.length > 0) {
      const rows = factOfEach(homes, ofHomes, sources).join('\n');
      return homesTold(homes, rows, task);
    }
    if (!asksAll(values.text) && isToldByEntry(meant, RATHER)) return known(meant, sources);
    return values.isCertain && !asksAll(values.text)
      ? homeSilence(homes.slice(0, 3), task, sources)
      : homeList(homes.slice(0, 5), '', task, sources);
  }
  if (subject.areas.length > 0) return await tellOfAreas(subject.areas, asked, features, meant, sources);
  const facts = asked.filter(isAreaFact);
  const [fact] = facts;
  if (fact && values.year !== null)
    return (await areaFactInYear([], fact, values.year, sources)) ?? (await marketFigures(facts, sources));
  if (fact && (values.about === 'areas' || facts.some((one) => ONLY_AREAS.has(one)))) {
    if (values.areaLimits.some(({ attribute }) => attribute === fact))
      return values.about === 'homes'
        ? homeSearch(await placedWish(meant, sources), values.order, sources, values.others)
        : await areasWithin(values.areaLimits, sources.areas, sources);
    const { areas, opening } = await areasAsked(values, sources.areas, sources);
    const ranking = await areaRanking(
      { by: fact, lowest: usualEnd(fact), place: 0, most: 0 },
      areas,
      sources,
    );
    return { ...ranking, text: [opening, ranking.text].filter(Boolean).join(' ') };
  }
  const [entry] = understood.entries;
  const isOfHomes = entry !== undefined && entry.id in meant.recordEntries && values.others.length > 0;
  if (features.length > 0 || isOfHomes)
    return homeSearch(wishOf(meant, sources), values.order, sources, values.others);
  if (fact || values.about === 'market') return await marketFigures(facts, sources);
  return known(meant, sources);
}

/** The facts asked for: the same as of another home before, those named, or else the one it sounds like. */
function factsAsked(meant: Meant): Attribute[] {
  const { subject, values, dialogue, understood } = meant;
  const carried = isHomeAlone(values.text) ? (homesTaskOf(dialogue).asked ?? []) : [];
  if (carried.length > 0) return carried;
  // walk scores say from which of several areas one can walk somewhere
  const isOfWalk = walksTo(values.text);
  if (isOfWalk && !subject.isNamed && subject.homes.length === 0 && subject.areas.length > 1) return ['walk'];
  if (values.attributes.length > 0 || values.wish.features?.length) return values.attributes;
  const { value: guess, confidence = 0 } = understood.attribute ?? {};
  const isKnownOfHome = values.homes.length > 0 && isKnown(meant, RATHER);
  const isOther =
    guess === 'feature' ||
    (guess === 'walk' && isOfWalk) ||
    (guess === 'price' && namesOtherCost(values.text));
  return guess && confidence >= SURE_OF_ATTRIBUTE && !isKnownOfHome && !isOther ? [guess] : [];
}

/** More are not told one by one where one of them is meant. */
const FEW = 3;

/** "How many sq ft is it", of several. */
function meansOne({ text, isCertain, pointing }: Values): boolean {
  return /\b(?:it|its)\b/.test(text) && !isCertain && pointing.which === null;
}

/** An entry says that no record tells what is asked of them all, or tells it. */
function isToldByEntry({ understood }: Meant, least: number): boolean {
  const [first] = understood.entries;
  return first !== undefined && first.id !== NONE && first.confidence >= least;
}

async function tellOfHome(
  home: Property,
  asked: readonly Attribute[],
  asks: FeaturesAsked,
  meant: Meant,
  sources: Sources,
): Promise<Answer> {
  const { text } = meant.values;
  const task = homesTaskOf(meant.dialogue);
  const ofArea = asked.filter((one) => ONLY_AREAS.has(one) || one === 'inventory').filter(isAreaFact);
  const named = asked.filter((one) => !(ofArea as Attribute[]).includes(one));
  const ofHome = named.length + ofArea.length + asks.ids.length > 0 ? named : factsDoubted(meant.values);
  const area = sources.areas.find(({ slug }) => slug === home.neighborhoodSlug);
  const isByName = meant.values.homes.length > 0;
  const isOfPart = asks.isYesOrNo || (asks.ids.length > 0 && asksWhen(text));
  if (!isByName && !isOfPart && asked.length === 0 && isKnown(meant, SURE)) return known(meant, sources);
  if (ofHome.length === 0 && asksLeave(text) && isKnown(meant, RATHER)) return known(meant, sources);
  // no home is an average: "is it above average", "the average price nearby"
  const average = meant.values.operation === 'average' ? ofHome.filter(isAreaFact) : [];
  if (average.length > 0 && area) {
    const ofIts = await areaFacts([area], average, sources);
    return joined(ofIts, homeFacts(home, ofHome, asks, task, sources));
  }
  if (ofHome.length + asks.ids.length > 0) return homeFacts(home, ofHome, asks, task, sources);
  if (ofArea.length > 0 && area) {
    const { text, links, sources: rests } = await areaFacts([area], ofArea, sources);
    return { text, links, sources: rests, task: { ...task, focus: home.id } };
  }
  const said = quoteAbout(home, text, task, sources);
  if (said) return said;
  const isOfAll = tellingWords(text).length === 0 && asksAll(text);
  if (isOfAll || isPointed(meant.values)) return homeDetail(home, task, sources);
  if (isKnown(meant, isByName ? SURE : RATHER)) return known(meant, sources);
  return asksWay(text) ? homeWay(home, task, sources) : homeSilence([home], task, sources);
}

/** "Was it built in 1978?", "does it have 4 bedrooms": the facts that a question holds to be so. */
function factsDoubted({ wish, text }: Values): Attribute[] {
  return asksWhether(text) && !namesOtherCost(text)
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

async function tellOfAreas(
  areas: readonly Neighborhood[],
  asked: readonly Attribute[],
  features: readonly string[],
  meant: Meant,
  sources: Sources,
): Promise<Answer> {
  const { values } = meant;
  const facts = asked.filter(isAreaFact);
  const [first] = areas;
  if (values.year !== null && facts[0]) {
    const then = await areaFactInYear(areas, facts[0], values.year, sources);
    if (then) return then;
  }
  const leading = values.pointing.asksWhich ? byComparative(values) : null;
  if (facts.length > 0)
    return areas.length > 1
      ? await areaComparison(areas, facts, values.order ?? leading, sources)
      : await areaFacts(areas, facts, sources);
  if (features.length > 0 && first) {
    const lines = areas.flatMap((area) =>
      features.flatMap((feature) => {
        const said = sources.saidOf({ description: textOf(area) }, feature);
        return said ? [`${area.name}: “${said.replace(/[.;]$/, '')}.”`] : [];
      }),
    );
    if (lines.length > 0) return { ...(await areaFacts(areas, [], sources)), text: lines.join(' ') };
  }
  const wish = { ...values.wish, areas: areas.map(({ slug }) => slug) };
  const ofHomes = asked.find((one) => homeFigure(sources.homes[0] as Property, one) !== null);
  if (ofHomes || features.length > 0)
    return homeSearch(wish, ofHomes ? { by: ofHomes, lowest: false, place: 0, most: 0 } : null, sources);
  return isToldByEntry(meant, BETWEEN) ? known(meant, sources) : await describe(meant, sources);
}

export async function describe(meant: Meant, sources: Sources): Promise<Answer> {
  const { subject, values, dialogue } = meant;
  if (values.attributes.length > 0 && meant.act === 'pick')
    return await tell({ ...meant, act: 'ask' }, sources);
  const [home, another] = subject.homes;
  if (home && another && subject.isNamed)
    return homeComparison(subject.homes.slice(0, 3), homesTaskOf(dialogue), sources);
  if (home && !another) return homeDetail(home, homesTaskOf(dialogue), sources);
  const [area, ...others] = subject.areas;
  if (area && others.length > 0) return await areaComparison(subject.areas, [], null, sources);
  if (area) return await areaSummary(area, sources);
  if (home) return whichHome(subject.homes, sources);
  return known(meant, sources);
}

/** From here on an entry tells more of a home that was spoken of before than the silence of its record. */
const RATHER = 0.5;

/** Below it a fact is asked for only by its name. */
const SURE_OF_ATTRIBUTE = 0.8;
