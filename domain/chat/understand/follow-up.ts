import type { Memory } from '../memory.ts';
import type { HomeQuery } from './home-query.ts';
import type { TopicFinder } from './topic.ts';
import type { Understanding } from './understanding.ts';

type Area = Understanding['areas'][number];

/** What a follow-up needs to be filled in. */
export interface Surroundings {
  memory: Memory;
  areaOf: (slug: string) => Area | null;
  findTopic: TopicFinder;
}

/** Words of a short message. */
const SHORT = 7;

/**
 * Fills in what a message leaves to the conversation: "and in Dilworth?" asks what was asked before, "which is
 * cheaper?" is about the areas just named, "condos there?" is about the last one.
 */
export function inContext(said: Understanding, { memory, areaOf, findTopic }: Surroundings): Understanding {
  const recall = (slugs: readonly string[]) => slugs.map(areaOf).filter((area) => area !== null);
  const follows = said.signals.follows || isBareName(said);
  const { frame } = memory;
  const homesFrame = frame?.kind === 'homes' ? frame : null;
  const ofLastHome = frame?.kind === 'home' && said.signals.asksDetail && !said.signals.whichArea;
  const ofOneListed =
    homesFrame && memory.homes.length === 1 && said.signals.asksDetail && !hasQuery(said.query);
  if ((ofLastHome || (ofOneListed && !said.signals.whichArea)) && said.areas.length === 0) return said;
  if (isOfTheOne(said, memory)) return said;
  if (frame?.kind === 'areas' && memory.areas.length > 1 && isChoice(said))
    return { ...said, areas: recall(memory.areas), query: {} };

  if (homesFrame && hasQuery(said.query) && narrows(said, follows)) {
    const areas = said.areas.length > 0 ? said.areas : recall(memory.areas);
    return {
      ...said,
      query: { ...homesFrame.query, ...said.query },
      areas,
      measures: [],
      direction: null,
      topic: null,
      signals: { ...said.signals, homes: true },
    };
  }
  if (frame?.kind === 'topic' && said.topic && DIFFERS.test(said.plain)) {
    const both = findTopic(`${said.plain} ${frame.id.replaceAll('-', ' ')}`);
    if (both && both.score > said.topic.score) return { ...said, topic: both };
  }
  if (
    frame?.kind === 'topic' &&
    !said.topic &&
    said.areas.length === 0 &&
    said.plain.split(' ').length <= SHORT
  ) {
    const inFull = `${said.plain} ${frame.id.replaceAll('-', ' ')}`;
    const same = findTopic(inFull);
    // "What does it cost?" and "how long does it take?" after how to sell
    const asksOther =
      ASKS_COST_OR_TIME.test(said.plain) && !HOME_NOUN.test(said.plain) && frame.id !== 'market';
    const other = asksOther ? findTopic([inFull, frame.side].join(' '), frame.id) : null;
    const topic = other && other.score >= 2 ? other : same;
    if (topic && topic.score > 1 && said.measures.length === 0) return { ...said, topic };
    if (topic && topic.score >= 2 && asksOther) return { ...said, topic, measures: [] };
  }
  const comparesBoth = said.signals.compare && said.signals.between && memory.recent.length > 1;
  if (asksNothing(said) && comparesBoth && said.areas.length === 0 && frame?.kind === 'areas')
    return { ...said, areas: recall(memory.recent.slice(0, 2)), measures: frame.measures };
  if (frame?.kind === 'areas' && frame.among && said.signals.follows && ofNeither(said))
    return { ...said, areas: recall(frame.among) };
  const isDescribed = DESCRIBES.test(said.plain) && said.areas.length === 0 && frame?.kind === 'areas';
  if (asksNothing(said) && isDescribed) return { ...said, areas: recall(memory.areas.slice(0, 1)) };
  if (asksNothing(said) && (follows || said.signals.there) && frame)
    return sameQuestion(said, memory, recall);
  if (otherEnd(said) && frame?.kind === 'areas' && frame.measures.length > 0) {
    const between = said.signals.between && !said.signals.whichArea && memory.recent.length > 1;
    const areas = between ? recall(memory.recent.slice(0, 2)) : said.areas;
    return { ...said, areas, measures: frame.measures, topic: null };
  }
  return { ...said, ...places(said, follows, memory, recall) };
}

/** "Is it still available?", "does it have a yard?", of the one home just shown. */
export function isOfTheOne({ plain, query, areas, homes, signals }: Understanding, memory: Memory): boolean {
  const { statuses, features, ...wishes } = query;
  const isShown = memory.homes.length === 1 && /^homes?$/.test(memory.frame?.kind ?? '');
  const isAsked = signals.asksDetail || statuses !== undefined || features !== undefined;
  if (isShown && WHERE_IT_IS.test(plain)) return true;
  const isOther = hasQuery(wishes) || areas.length > 0 || homes.length > 0 || signals.whichArea;
  return isShown && isAsked && !isOther && OF_IT.test(plain) && plain.split(' ').length <= SHORT + 1;
}

const OF_IT = /\bit\b|^(y )?(tiene|esta|es|cuant\w+)\b/;
const WHERE_IT_IS =
  /^(and )?(where|(in )?(which|what) (area|neighborhood)) is (it|that|this)( one| home| house| condo)?( in| located)?$/;

/** Whether a query says anything at all. */
export function hasQuery(query: HomeQuery): boolean {
  return Object.keys(query).length > 0;
}

/** No measure, no query, no topic: only names and small words. */
export function asksNothing(u: Understanding): boolean {
  const asksHomes =
    u.signals.seeksHomes && (FOR_SALE.test(u.plain) || (u.signals.homes && HOME_NOUN.test(u.plain)));
  const asks =
    u.measures.length > 0 || hasQuery(u.query) || u.homes.length > 0 || asksHomes || u.direction !== null;
  return !asks && (!u.topic || u.topic.score <= 1) && u.unknownWords.length === 0;
}

const FOR_SALE = /\b(for sale|en venta)\b/;

/** "Is that different from earnest money?", after the due diligence fee. */
const DIFFERS = /\b(differ\w*|vs|versus|compared?|same|diferen\w*)\b/;

/** "How about walkability?", after two areas were compared. */
function ofNeither({ areas, measures, signals, topic }: Understanding): boolean {
  return measures.length > 0 && areas.length === 0 && !signals.there && !signals.whichArea && !topic;
}

/** "And what is it like?", after a figure. */
const DESCRIBES =
  /\b(what|how) (is|are|about) (it|they|there|that|living there) like\b|\b(tell me about|describe|hablame de|como es)\b/;

/** Of what was told: another topic may say how long it takes, or what it costs. */
const ASKS_COST_OR_TIME = /\b(how (long|soon|fast|much)|cost|costs|pay|cuanto|cuesta|tarda)\b/;

const HOME_NOUN = /\b(homes?|houses?|condos?|listings?|properties|casas?|viviendas?|propiedades)\b/;

function isBareName(u: Understanding): boolean {
  return u.areas.length > 0 && u.plain.split(' ').length <= 4 && !u.signals.describe;
}

/** "The cheaper one?", of the areas just named. */
function isChoice(u: Understanding): boolean {
  return (
    u.direction !== null &&
    u.areas.length === 0 &&
    !u.signals.whichArea &&
    !HOME_NOUN.test(u.plain) &&
    u.plain.split(' ').length <= SHORT
  );
}

/** "And the worst?" */
function otherEnd(u: Understanding): boolean {
  return (
    u.direction !== null &&
    u.measures.length === 0 &&
    !hasQuery(u.query) &&
    u.plain.split(' ').length <= SHORT &&
    u.unknownWords.length === 0
  );
}

/** The areas a message means without naming them all. */
function places(
  u: Understanding,
  follows: boolean,
  memory: Memory,
  recall: (slugs: readonly string[]) => Area[],
): Partial<Understanding> {
  const [area] = u.areas;
  if (area && u.areas.length === 1 && COMPARES.test(u.plain) && !u.signals.whichArea) {
    const other = memory.recent.find((slug) => slug !== area.slug);
    const measures =
      u.measures.length > 0 ? u.measures : memory.frame?.kind === 'areas' ? memory.frame.measures : [];
    return other && (u.direction || measures.length > 0)
      ? { areas: [...recall([other]), area], measures }
      : {};
  }
  if (area || u.elsewhere) return {};
  const between = u.signals.between && memory.recent.length >= 2 && !u.signals.whichArea;
  if (u.measures.length > 0 && u.direction && between) return { areas: recall(memory.recent.slice(0, 2)) };
  return speaksOfLast(u, follows, memory) ? { areas: recall(memory.areas) } : {};
}

const COMPARES = /\b(than|vs|versus|compared to|compare|que)\b/;

/** "What about the walk score?", "is it walkable?", "condos there?" */
function speaksOfLast(u: Understanding, follows: boolean, memory: Memory): boolean {
  if (memory.areas.length === 0 || u.signals.market || u.signals.city) return false;
  const asks = u.measures.length > 0 || hasQuery(u.query) || u.signals.describe || u.signals.seeksHomes;
  if (u.signals.there && (asks || u.topic === null)) return true;
  // "Any condos?", "listings?", after one area was told of
  const isOfHomes = u.signals.homes && u.plain.split(' ').length <= 3;
  if (isOfHomes && memory.frame?.kind === 'areas' && memory.areas.length === 1 && !u.signals.whichArea)
    return true;
  if (u.signals.whichArea || u.direction) return false;
  const short = u.plain.split(' ').length <= SHORT;
  return u.measures.length > 0 && short && (follows || memory.frame?.kind === 'areas');
}

function narrows(u: Understanding, follows: boolean): boolean {
  const length = u.plain.split(' ').length;
  const short = length <= 5 || (length <= 10 && OF_ONESELF.test(u.plain) && !HOME_NOUN.test(u.plain));
  const ofTheList =
    u.query.order !== undefined && /^(which|what|cual)\b/.test(u.plain) && !PLACE_NOUN.test(u.plain);
  return (
    (follows || u.signals.there || short) &&
    (!u.signals.whichArea || ofTheList) &&
    u.measures.every((measure) => measure === 'price')
  );
}

/** "We are six", after homes were listed, narrows them. */
const OF_ONESELF = /^(we|i|my|our|somos|tenemos|tengo)\b/;

const PLACE_NOUN = /\b(areas?|neighborhoods?|places?|barrios?|zonas?|vecindarios?)\b/;

function sameQuestion(
  u: Understanding,
  memory: Memory,
  recall: (slugs: readonly string[]) => Area[],
): Understanding {
  const { frame } = memory;
  const areas = u.areas.length > 0 ? u.areas : recall(memory.areas);
  if (frame?.kind === 'homes') {
    return {
      ...u,
      areas,
      query: frame.query,
      browsesAgain: true,
      topic: null,
      signals: { ...u.signals, homes: true, seeksHomes: true },
    };
  }
  if (frame?.kind === 'areas') {
    const compares = COMPARES.test(u.plain)
      ? recall(memory.recent.filter((slug) => slug !== areas[0]?.slug).slice(0, 1))
      : [];
    return {
      ...u,
      areas: [...compares, ...areas],
      measures: frame.measures,
      direction: areas.length + compares.length > 1 ? frame.direction : null,
    };
  }
  return { ...u, areas };
}
