import type { Memory } from '../memory.ts';
import { inLanguage } from '../text/language.ts';
import { asksNothing, hasQuery } from '../understand/follow-up.ts';
import { scoreRange } from '../understand/score-range.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Answer, Sources } from './answer.ts';
import { areaComparison, areaFacts, areaRanking, areaSummary, areasWithin } from './area-answers.ts';
import { areaFeature } from './area-features.ts';
import { homeDetail, homeSearch } from './home-answers.ts';
import { marketFigures } from './market-answers.ts';

type Skill = (u: Understanding, sources: Sources, memory: Memory) => Promise<Answer | null> | Answer | null;

/** Asks each skill in turn; the first that has an answer gives it. */
export async function compose(u: Understanding, sources: Sources, memory: Memory): Promise<Answer> {
  for (const skill of SKILLS) {
    const answer = await skill(u, sources, memory);
    if (answer) return answer;
  }
  return { text: sources.words.unknown, links: ['call', 'contact'], offer: 'question', unanswered: true };
}

/** "12 Porchlight Lane", "the second one", "tell me more". */
const oneHome: Skill = (u, sources, memory) => {
  const id = u.signals.ordinal === null ? undefined : memory.homes.at(u.signals.ordinal);
  const more = u.signals.more && memory.homes.length === 1 ? memory.homes[0] : undefined;
  const same =
    memory.frame?.kind === 'home' &&
    u.signals.asksDetail &&
    u.areas.length === 0 &&
    !u.signals.whichArea &&
    u.plain.split(' ').length <= 8;
  const last = same && memory.frame?.kind === 'home' ? memory.frame.id : undefined;
  const home = u.homes[0] ?? sources.homes.find((one) => one.id === (id ?? more ?? last));
  if (!home) return null;
  if (u.homes.length > 1) return homeSearch({}, [], { ...sources, homes: u.homes });
  const beyond = u.topic && NOT_IN_RECORD.has(u.topic.topic.id) ? [u.topic.topic.id] : [];
  const asked = u.homes.length > 0 ? u.unknownWords.filter((word) => !DETAIL_WORDS.has(word)) : [];
  return homeDetail(home, [...asked, ...beyond], sources);
};

const firstTopic: Skill = (u, sources) => {
  if (!u.topic?.topic.first || (u.areas.length > 0 && u.measures.length > 0 && u.topic.score < 2))
    return null;
  return topicAnswer(u, sources);
};

/** Topics that the record of one home cannot answer. */
const NOT_IN_RECORD = new Set([
  'association',
  'property-tax',
  'flood',
  'noise',
  'loans',
  'renting',
  'inspection',
  'accessible-homes',
  'commute',
  'food',
  'parks',
]);

/** Outside the eight areas. */
const elsewhere: Skill = (u, { words }) =>
  u.elsewhere && u.areas.length === 0
    ? { text: words.elsewhere, links: ['areas', 'call', 'contact'], offer: 'question', unanswered: true }
    : null;

/** "areas under 500K", "walk score over 80" */
const withinLimits: Skill = (u, sources) => {
  const range = scoreRange(u.plain);
  const [measure] = u.measures.filter((one) => one !== 'price');
  const areas = u.areas.length > 1 ? u.areas : sources.areas;
  if (range && measure) return areasWithin(areas, measure, range, sources);
  const onlyPrice = u.query.price && Object.keys(u.query).every((key) => key === 'price' || key === 'order');
  if (onlyPrice && u.query.price && u.signals.whichArea && u.areas.length !== 1)
    return areasWithin(areas, 'price', u.query.price, sources);
  return null;
};

const ranking: Skill = (u, sources) => {
  const [measure] = u.measures;
  if (!measure || !u.direction || u.signals.ownHome) return null;
  if (u.areas.length > 1) return areaComparison(u.areas, [measure], u.direction, sources);
  if (u.areas.length === 1 && !/\b(most|least|\w+est|lowest|highest|mas|menos)\b/.test(u.plain)) return null;
  if (!u.signals.whichArea && u.query.order && (u.signals.homes || u.areas.length === 1)) return null;
  return areaRanking(sources.areas, measure, u.direction, sources);
};

const homes: Skill = async (u, sources) => {
  const { price: _, order, ...wishes } = u.query;
  const counts = u.measures.includes('inventory') && u.signals.counts && !hasQuery(wishes);
  if (counts || u.signals.ownHome) return null;
  const weak = hasQuery(wishes) && Object.keys(wishes).every((key) => key === 'types' || key === 'features');
  const measured = u.measures.some((measure) => measure !== 'price' && measure !== 'inventory');
  if (weak && u.topic && !u.signals.seeksHomes) return null;
  if (weak && (u.topic?.score ?? 0) >= 3) return null;
  if (weak && measured) return null;
  if (weak && u.measures.includes('price') && u.areas.length > 0 && !u.query.price && !u.direction)
    return null;
  const onlyFeatures = wishes.features !== undefined && Object.keys(wishes).length === 1 && !u.signals.homes;
  const list = hasQuery(wishes) ? homeSearch(u.query, u.areas, sources) : null;
  if (list && onlyFeatures && !u.topic && list.found) return list;
  if (hasQuery(wishes) && !onlyFeatures) return homeSearch(u.query, u.areas, sources);
  if (u.query.price && (u.signals.homes || u.areas.length > 0 || u.signals.seeksHomes))
    return homeSearch(u.query, u.areas, sources);
  if (order && u.signals.homes && (u.measures.length === 0 || u.direction))
    return homeSearch(u.query, u.areas, sources);
  const browsing = u.signals.seeksHomes && u.measures.every((measure) => measure === 'inventory');
  if (!browsing || u.topic || !SALE.test(u.plain) || u.unknownWords.length > 0) return null;
  const all = homeSearch(u.query, u.areas, sources);
  if (u.areas.length === 0) return all;
  const { text } = await areaFacts(u.areas, ['inventory'], sources);
  return { ...all, text: `${all.text}\n${text}` };
};

const SALE =
  /\b(for sale|listings?|listed|on the market|available|homes|houses|condos|properties|en venta|casas|propiedades|disponibles|(?:home|house|condo|townhouse|casa) (?:in|near|en))\b/;

const areaMeasures: Skill = (u, sources) => {
  if (u.areas.length === 0 || u.measures.length === 0) return null;
  return u.areas.length > 1
    ? areaComparison(u.areas, u.measures, u.direction, sources)
    : areaFacts(u.areas, u.measures, sources);
};

const topic: Skill = (u, sources) =>
  u.topic?.topic.unlessMeasured && u.measures.length > 0 ? null : topicAnswer(u, sources);

/** Measures of no area in particular: the city's figures, or all areas in order. */
const cityMeasures: Skill = (u, sources) => {
  const [measure] = u.measures;
  if (!measure || u.unknownWords.length > 2) return null;
  if (
    measure === 'walk' ||
    measure === 'transit' ||
    measure === 'bike' ||
    u.signals.whichArea ||
    u.signals.list
  ) {
    return areaRanking(
      sources.areas,
      measure,
      u.direction ?? (measure === 'price' || measure === 'days' ? 'lowest' : 'highest'),
      sources,
    );
  }
  return marketFigures(u.measures, sources);
};

/** What an area's own text says: live music, museums, docks. */
const features: Skill = (u, sources) => {
  const asked = [...u.unknownWords, ...(u.query.features ?? [])];
  if (u.areas.length === 0 && !u.signals.whichArea) return null;
  const found = areaFeature(u.areas.length > 0 ? u.areas : sources.areas, asked, sources);
  const [area] = u.areas;
  if (found || !area || u.unknownWords.length === 0 || (u.signals.describe && u.unknownWords.length < 2))
    return found;
  return {
    ...areaSummary(area, sources, sources.words.noMatchInText(area.name)),
    offer: 'question',
    unanswered: true,
  };
};

const areas: Skill = (u, sources) => {
  const [area] = u.areas;
  if (!area) return null;
  if (u.areas.length > 1) return areaComparison(u.areas, [], null, sources);
  return areaSummary(area, sources, u.signals.judgement ? sources.words.judgement : '');
};

const judgement: Skill = (u, { words }) =>
  u.signals.judgement && u.unknownWords.length === 0
    ? { text: words.judgement, links: ['areas', 'compare'] }
    : null;

const market: Skill = (u, sources) =>
  u.signals.market && u.unknownWords.length === 0 ? marketFigures([], sources) : null;

const allHomes: Skill = (u, sources) =>
  u.signals.homes &&
  u.signals.seeksHomes &&
  !u.signals.ownHome &&
  u.unknownWords.length === 0 &&
  !asksNothing({ ...u, areas: [] })
    ? homeSearch(u.query, [], sources)
    : null;

/** The site's own texts, found by their words; in Spanish there are none. */
const passages: Skill = (u, sources) => {
  const passage = sources.language === 'en' ? sources.search(u.plain) : null;
  return passage && { text: sources.words.passage(passage.text, passage.title), links: [passage.href] };
};

const SKILLS: Skill[] = [
  oneHome,
  firstTopic,
  elsewhere,
  withinLimits,
  ranking,
  homes,
  areaMeasures,
  topic,
  cityMeasures,
  features,
  areas,
  judgement,
  market,
  allHomes,
  passages,
];

const DETAIL_WORDS = new Set(['detail', 'details', 'tell', 'listing', 'property', 'address', 'agent']);

function topicAnswer(u: Understanding, sources: Sources): Answer | null {
  const found = u.topic?.topic;
  if (!found) return null;
  return {
    text: inLanguage(found.answer, sources.language),
    links: found.links ?? [],
    frame: { kind: 'topic', id: found.id },
    ...(u.areas.length > 0 && { areas: u.areas.map(({ slug }) => slug) }),
    ...(found.offer && { offer: found.offer }),
  };
}
