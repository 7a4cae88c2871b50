import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { COMPARES, lately, places } from './areas-meant.ts';
import { areasOf } from './areas-named.ts';
import { withDescribedNamed } from './described.ts';
import { AT_THAT_PRICE, ofTheHomes, ofTheTwo } from './home-follow-up.ts';
import type { Measure } from './measures.ts';
import { withPronounsNamed } from './pronouns.ts';
import {
  asksNothing,
  asksPlace,
  hasQuery,
  isBareName,
  isChoice,
  isOfTheOne,
  lengthOf,
  OF_AREAS,
  OF_OTHERS,
  ofNeither,
  otherEnd,
  SHORT,
} from './short-question.ts';
import type { Talk } from './talk.ts';
import { DIFFERENCE, ofTheTopic } from './topic-follow-up.ts';
import type { Understanding } from './understanding.ts';

/**
 * Fills in what a message leaves to the conversation: "and in Dilworth?" asks what was asked before, "which is
 * cheaper?" is about the areas just named, "condos there?" is about the last one.
 */
export function inContext(asked: Understanding, talk: Talk): Understanding {
  const said = inFull(asked, talk);
  const filled = filledIn(said, talk);
  const isHere = said.areas.length === 0 && filled.areas.length > 0 && talk.memory.frame?.kind !== 'homes';
  return isHere ? { ...filled, isHere } : filled;
}

function filledIn(said: Understanding, talk: Talk): Understanding {
  const { memory, findTopic } = talk;
  const recall = (slugs: readonly string[]) => areasOf(slugs, talk.areas);
  const isOfThem = talk.memory.frame?.kind === 'homes' && OF_THEM.test(said.plain);
  const follows = said.signals.follows || isBareName(said) || isOfThem;
  const { frame } = memory;
  const homesFrame = frame?.kind === 'homes' ? frame : null;
  const choice = ofTheTwo(said, memory);
  if (choice) return choice;
  const ofOthers = AT_THAT_PRICE.test(said.plain) ? ofTheHomes(said, talk, follows) : null;
  if (ofOthers) return ofOthers;
  const ofLastHome =
    frame?.kind === 'home' &&
    said.signals.asksDetail &&
    !said.signals.whichArea &&
    !OF_AREAS.test(said.plain) &&
    !OF_OTHERS.test(said.plain);
  const ofOneListed =
    homesFrame && memory.homes.length === 1 && said.signals.asksDetail && !hasQuery(said.query);
  if ((ofLastHome || (ofOneListed && !said.signals.whichArea)) && said.areas.length === 0) return said;
  if (isOfTheOne(said, memory)) return said;
  if (frame?.kind === 'areas' && frame.direction && asksPlace(said)) return { ...said, ...frame, areas: [] };
  if (frame?.kind === 'areas' && memory.areas.length > 1 && isChoice(said))
    return { ...said, areas: recall(memory.areas), query: {} };

  const ofHomes = ofTheHomes(said, talk, follows);
  if (ofHomes) return ofHomes;
  const ofFeature =
    frame?.kind === 'topic' && ONE_FOR_SALE.test(said.plain) && talk.topicOf(frame.id)?.feature;
  if (ofFeature) {
    const signals = { ...said.signals, homes: true, seeksHomes: true };
    return { ...said, query: { features: [ofFeature] }, topic: null, browsesAgain: true, signals };
  }
  const ofTopic = frame?.kind === 'topic' ? ofTheTopic(said, frame, findTopic) : null;
  if (ofTopic) return ofTopic;
  if (frame?.kind === 'areas' && DIFFERENCE.test(said.plain) && memory.recent.length > 1) {
    const both = memory.areas.length > 1 ? memory.areas : memory.recent.slice(0, 2);
    return { ...said, areas: recall(both), measures: frame.measures, query: {}, topic: null };
  }
  if (frame?.kind === 'areas' && ADDS.test(said.plain) && said.areas.length > 0 && memory.areas.length > 0)
    return { ...said, areas: [...recall(memory.areas), ...said.areas], measures: frame.measures, query: {} };
  const comparesBoth = said.signals.compare && said.signals.between && memory.recent.length > 1;
  if (asksNothing(said) && comparesBoth && said.areas.length === 0 && frame?.kind === 'areas')
    return { ...said, areas: recall(memory.recent.slice(0, 2)), measures: frame.measures };
  if (frame?.kind === 'areas' && frame.among && said.signals.follows && ofNeither(said))
    return { ...said, areas: recall(frame.among) };
  if (asksNothing(said) && DESCRIBES.test(said.plain)) {
    if (said.areas.length > 0) return said;
    if (frame?.kind === 'areas') return { ...said, areas: recall(memory.areas.slice(0, 1)) };
  }
  if (frame?.kind === 'areas' && frame.measures.includes('inventory') && LIST_THEM.test(said.plain)) {
    const signals = { ...said.signals, homes: true, seeksHomes: true };
    return { ...said, areas: recall(memory.areas), browsesAgain: true, signals };
  }
  // "Is it above the city's average?", after a figure of an area
  if (frame?.kind === 'areas' && said.signals.city && said.areas.length > 0 && said.measures.length === 0)
    return { ...said, measures: frame.measures, topic: null };
  // "And in Charlotte overall?", after an area
  const isShort = follows || lengthOf(said) <= SHORT;
  if (asksNothing(said) && isShort && said.signals.city && said.areas.length === 0 && frame?.kind === 'areas')
    return { ...said, measures: frame.measures, signals: { ...said.signals, market: true } };
  if (asksNothing(said) && (follows || said.signals.there) && frame) return sameQuestion(said, talk);
  // "Which one is the most expensive?", after what all areas share, or several of them, and before any home was shown
  const isOfSeveral = frame?.kind === 'topic' || memory.areas.length > 1;
  if (said.direction && isOfSeveral && memory.homes.length === 0 && WHICH_ONE.test(said.plain))
    return { ...said, query: {}, topic: null, signals: { ...said.signals, whichArea: true, homes: false } };
  // "Anything cheaper?", after the price of one area
  if (frame?.kind === 'areas' && said.direction && ANYWHERE.test(said.plain) && isChoice(said))
    return { ...said, query: {}, signals: { ...said.signals, whichArea: true } };
  // "In which area the most?", after the city's figures
  if (otherEnd(said) && frame?.kind === 'topic' && frame.measures) {
    const measures: Measure[] = frame.measures.length > 0 ? frame.measures : ['growth'];
    return { ...said, measures, topic: null, signals: { ...said.signals, whichArea: true } };
  }
  if (otherEnd(said) && frame?.kind === 'areas' && frame.measures.length > 0) {
    const between = said.signals.between && !said.signals.whichArea && memory.recent.length > 1;
    const asked = { ...said, measures: frame.measures, topic: null };
    if (between) return { ...asked, areas: recall(lately(said, memory)) };
    return { ...asked, ...places(asked, talk, follows) };
  }
  return { ...said, ...places(said, talk, follows) };
}

/** A message as it would be asked by itself: with what it points at named. */
export function inFull(asked: Understanding, talk: Talk): Understanding {
  if (asked.homes.length > 0 || asked.signals.ownHome) return asked;
  const full = TOO_DEAR.test(asked.plain)
    ? 'anything cheaper'
    : (withDescribedNamed(asked.plain, talk) ?? withPronounsNamed(asked.plain, talk));
  return full === null ? asked : { ...talk.read(full), raw: asked.raw, language: asked.language };
}

/** "That's too expensive" */
const TOO_DEAR =
  /^(?:(?:that|it|this) is )?(?:way |a bit |a little |still )?too (?:expensive|much|pricey|high|steep)(?: for (?:me|us))?$/;

/** "Are any of them in Lake Norman?", after homes were listed. */
const OF_THEM =
  /\b(?:any|some|one|which|either|both|each|none|all)(?: one| ones)? of (?:them|these|those)\b|^(?:and )?which (?:one|home|house|condo) is in\b/;

/** "Add Uptown", after areas were compared. */
const ADDS =
  /^(?:and |ok |now )*(?:also )?(?:(?:add|include|plus|agrega|incluye)\b|(?:throw|put|bring)\b.* in(?: there)?(?: too| as well)?$)/;

/** "List them", after how many there are. */
const LIST_THEM =
  /^(?:ok |please |can you )*(?:list|show)(?: me)? (?:them|those|these|all)(?: all)?(?: please)?$/;

/** "Got one for sale?", after what mill houses are. */
const ONE_FOR_SALE =
  /^(?:and |so |ok )*(?:do you have |have you got |got |(?:is|are) there )?(?:one|any|some)(?: of (?:them|those))? (?:for sale|available|listed|on the market)$/;

/** "And what is it like?", after a figure. */
const DESCRIBES =
  /\b(?:what|how) (?:is|are|about) (?:it|they|there|that|living there|[a-z]+(?: [a-z]+)?) like\b|\b(tell me about|describe|hablame de|como es)\b/;

/** Of a topic that was told of already. */
const SURE = 3;

const WHICH_ONE =
  /^(?:and |so |ok |y )*(?:which|what|cual)(?: one)? (?:is|es) (?:the |la |el )?(?:most|least|mas|menos|\w+est)\b(?: \w+)?$/;

/** "Anything cheaper?" */
const ANYWHERE = /\b(anything|something|anywhere|somewhere|algo)\b/;

function sameQuestion(understood: Understanding, talk: Talk): Understanding {
  const { memory } = talk;
  const { frame } = memory;
  // "And in NoDa?", after one of the homes found: the one there, or what was looked for, there
  const [inThere, ...others] = frame?.kind === 'home' ? foundIn(understood.areas, talk) : [];
  if (inThere && others.length === 0) return { ...understood, homes: [inThere] };
  const query = frame?.kind === 'homes' ? frame.query : frame?.kind === 'home' ? memory.search : null;
  const areas = understood.areas.length > 0 ? understood.areas : areasOf(memory.areas, talk.areas);
  if (frame?.kind === 'topic' && frame.measures) return { ...understood, areas, measures: frame.measures };
  // "And in Dilworth?", after the parks
  const topic = frame?.kind === 'topic' ? talk.topicOf(frame.id) : null;
  const isOfNext = understood.signals.follows || topic?.byArea !== undefined;
  if (topic && !topic.offer && understood.areas.length > 0 && isOfNext)
    return { ...understood, areas, topic: { topic, score: SURE } };
  if (query) {
    return {
      ...understood,
      areas,
      query,
      browsesAgain: true,
      topic: null,
      signals: { ...understood.signals, homes: true, seeksHomes: true },
    };
  }
  if (frame?.kind === 'areas') {
    const compares = COMPARES.test(understood.plain)
      ? areasOf(memory.recent.filter((slug) => slug !== areas[0]?.slug).slice(0, 1), talk.areas)
      : [];
    return {
      ...understood,
      areas: [...compares, ...areas],
      measures: frame.measures,
      direction: areas.length + compares.length > 1 ? frame.direction : null,
    };
  }
  return { ...understood, areas };
}

function foundIn(areas: readonly Neighborhood[], { memory, homes }: Talk): Property[] {
  return homes.filter(
    ({ id, neighborhoodSlug }) =>
      memory.found.includes(id) && areas.some(({ slug }) => slug === neighborhoodSlug),
  );
}
