import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import {
  areaComparison,
  areaFactInYear,
  areaFacts,
  areaRanking,
  areaSummary,
  lineOf,
  marketFigures,
} from '../answer/area-answers.ts';
import { homeFigure, isAreaFact } from '../answer/figures.ts';
import {
  factOfEach,
  featuresOf,
  homeDetail,
  homeFacts,
  homeList,
  homeSearch,
  homeSilence,
} from '../answer/home-answers.ts';
import { homeComparison, reckoned } from '../answer/reckoning.ts';
import type { Attribute } from '../understand/understood.ts';
import { asksAll, tellingWords } from '../values/asking.ts';
import { isHomeAlone } from '../values/bare.ts';
import type { HomesTask } from './dialogue.ts';
import { homesTaskOf, known, type Meant, ONLY_AREAS, operands, wishOf } from './turn.ts';

export async function tell(meant: Meant, sources: Sources): Promise<Answer> {
  const { subject, values, dialogue, understood } = meant;
  const guessed =
    understood.attribute && understood.attribute.confidence >= SURE_OF_ATTRIBUTE
      ? [understood.attribute.value]
      : [];
  const features = values.wish.features ?? [];
  const carried = isHomeAlone(values.text) ? (homesTaskOf(dialogue).asked ?? []) : [];
  const asked: Attribute[] =
    carried.length > 0
      ? carried
      : values.attributes.length > 0
        ? values.attributes
        : features.length > 0
          ? []
          : guessed.filter((one) => one !== 'feature');
  const task = homesTaskOf(dialogue);
  if (values.operation && values.operation !== 'count' && asked[0]) {
    const sum = await reckoned(values.operation, asked[0], operands(meant, sources), sources);
    if (sum) return { text: `${sum.text} ${lineOf([], sources)}`, links: ['compare'], sources: sum.sources };
  }
  const [home, ...others] = subject.homes;
  if (home && others.length === 0) return await tellOfHome(home, asked, features, task, meant, sources);
  if (home) {
    const homes = subject.homes;
    if (features.length > 0 && values.isCertain && homes.length <= 3) {
      const rows = homes.map((one) => `• ${featuresOf(one, features, sources)}`).join('\n');
      return { ...homeList([], rows, task, sources), sources: homes.map(({ id }) => `home:${id}`) };
    }
    if (features.length > 0)
      return homeSearch(
        { ...task.wish, features: [...new Set([...(task.wish.features ?? []), ...features])] },
        task.order,
        sources,
      );
    const ofHomes = asked.filter((one) => !isAreaFact(one) || homeFigure(homes[0] as Property, one));
    if (ofHomes.length > 0) {
      const rows = factOfEach(homes, ofHomes, sources).join('\n');
      return { ...homeList([], rows, task, sources), sources: homes.map(({ id }) => `home:${id}`) };
    }
    return values.isCertain && !asksAll(values.text)
      ? homeSilence(homes.slice(0, 3), task, sources)
      : homeList(homes.slice(0, 5), '', task, sources);
  }
  if (subject.areas.length > 0) return await tellOfAreas(subject.areas, asked, features, meant, sources);
  const facts = asked.filter(isAreaFact);
  if (facts.length > 0 && values.year !== null)
    return (
      (await areaFactInYear([], facts[0] ?? 'price', values.year, sources)) ??
      (await marketFigures(facts, sources))
    );
  if (facts.length > 0 && (values.about === 'areas' || facts.some((fact) => ONLY_AREAS.has(fact)))) {
    const fact = facts[0] ?? 'price';
    return await areaRanking(
      { by: fact, lowest: fact === 'price' || fact === 'days', place: 0, most: 0 },
      sources.areas,
      sources,
    );
  }
  if (features.length > 0) return homeSearch(wishOf(meant, sources), values.order, sources);
  if (facts.length > 0 || values.about === 'market') return await marketFigures(facts, sources);
  return known(meant, sources);
}

async function tellOfHome(
  home: Property,
  asked: readonly Attribute[],
  features: readonly string[],
  task: HomesTask,
  meant: Meant,
  sources: Sources,
): Promise<Answer> {
  const ofArea = asked.filter((one) => ONLY_AREAS.has(one) || one === 'inventory').filter(isAreaFact);
  const ofHome = asked.filter((one) => !(ofArea as Attribute[]).includes(one));
  const area = sources.areas.find(({ slug }) => slug === home.neighborhoodSlug);
  if (ofHome.length + features.length > 0) return homeFacts(home, ofHome, features, task, sources);
  if (ofArea.length > 0 && area) {
    const { text, links, sources: rests } = await areaFacts([area], ofArea, sources);
    return { text, links, sources: rests, task: { ...task, focus: home.id } };
  }
  const said = sentenceAbout(home, meant.values.text);
  if (said)
    return {
      ...homeDetail(home, task, sources),
      text: sources.words.home.said(home.address, said.replace(/[.;]$/, '')),
    };
  if (asksAll(meant.values.text) || isPointed(meant)) return homeDetail(home, task, sources);
  const first = meant.understood.entries[0];
  if (first && first.id !== 'none' && first.confidence >= RATHER_ENTRY) return known(meant, sources);
  return homeSilence([home], task, sources);
}

/** "The second one", and no more. */
function isPointed({ values: { pointing, text } }: Meant): boolean {
  return (
    (pointing.ordinal !== null || pointing.which !== null) && text.split(' ').length <= MOST_WORDS_POINTED
  );
}

const MOST_WORDS_POINTED = 4;

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
  if (facts.length > 0)
    return areas.length > 1
      ? await areaComparison(areas, facts, values.order, sources)
      : await areaFacts(areas, facts, sources);
  if (features.length > 0 && first) {
    const lines = areas.flatMap((area) =>
      features.flatMap((feature) => {
        const said = sources.saidOf(
          { description: [area.description, ...area.highlights].join('. ') },
          feature,
        );
        return said ? [`${area.name}: “${said.replace(/[.;]$/, '')}.”`] : [];
      }),
    );
    if (lines.length > 0) return { ...(await areaFacts(areas, [], sources)), text: lines.join(' ') };
  }
  const wish = { ...values.wish, areas: areas.map(({ slug }) => slug) };
  const ofHomes = asked.find((one) => homeFigure(sources.homes[0] as Property, one) !== null);
  if (ofHomes || features.length > 0)
    return homeSearch(wish, ofHomes ? { by: ofHomes, lowest: false, place: 0, most: 0 } : null, sources);
  const [entry] = meant.understood.entries;
  return entry && entry.id !== 'none' && entry.confidence >= 0.35
    ? known(meant, sources)
    : await describe(meant, sources);
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
  if (home) return { text: sources.words.home.whichOne, links: [], sources: [] };
  return known(meant, sources);
}

/** The sentence of a description that holds a telling word of a question. */
function sentenceAbout({ description }: Property, text: string): string | null {
  const words = tellingWords(text);
  const sentences = description.replace(/^Sample home\. /, '').split(/(?<=[.;]) /);
  return sentences.find((sentence) => words.some((word) => sentence.toLowerCase().includes(word))) ?? null;
}

/** From here on an entry tells more than the silence of a record. */
const RATHER_ENTRY = 0.5;

/** Below it a fact is asked for only by its name. */
const SURE_OF_ATTRIBUTE = 0.8;
