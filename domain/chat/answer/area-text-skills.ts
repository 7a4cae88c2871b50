import { HOME_NOUN, hasQuery } from '../understand/short-question.ts';
import { areaSummary } from './area-answers.ts';
import { areaFeature, areaHistory } from './area-features.ts';
import type { Skill } from './skill.ts';
import { nameOf, whoKnows } from './unrecorded.ts';

/**
 * What the records of areas say of a thing, before homes that have it and a topic that has only a list to deny: "is there live
 * music in NoDa?", "which neighborhood has bungalows?"
 */
export const saidOfAreas: Skill = ({ topic, areas, contentWords, plain, query }, sources) => {
  const asked = contentWords.filter((word) => !HOME_NOUN.test(word) && !PLACE_NOUN.test(word));
  if (topic?.topic.unlessSaid && areas.length === 1 && OF_SOME.test(plain))
    return areaFeature(areas, asked, sources, undefined, 1);
  const { features: things, ...wishes } = query;
  const isOfPlaces =
    things &&
    !hasQuery(wishes) &&
    areas.length === 0 &&
    WHICH_PLACE.test(plain) &&
    (!topic || topic.topic.yields);
  return isOfPlaces ? areaFeature(sources.areas, asked, sources) : null;
};

/** "Is there live music?", not "which restaurant is the best?" */
const OF_SOME = /^(?:is|are|does|do|has|have|any|hay|tiene)\b/;
const WHICH_PLACE =
  /^(?:and |so )?(?:(?:in )?(?:which|what|que|cual) (?:areas?|neighborhoods?|wards?|barrios?|zonas?|vecindarios?)\b|(?:where|donde) (?:can|could|do|would|puedo) (?:i |we )?(?:find|see|look for|encontrar|ver)\b(?!.*\b(?:with|con)\b))/;

/** What an area's own text says: live music, museums, docks. */
export const features: Skill = (understood, sources) => {
  const unsaid = understood.contentWords.filter((word) => !sources.isDetail(word) && !HOME_NOUN.test(word));
  const words =
    understood.areas.length === 0 && understood.signals.whichArea
      ? understood.contentWords
      : understood.unknownWords;
  const asked = [...words, ...(understood.query.features ?? [])].filter((word) => !PLACE_NOUN.test(word));
  if (understood.areas.length === 0 && !understood.signals.whichArea) return null;
  const among = understood.areas.length > 0 ? understood.areas : sources.areas;
  const found =
    areaFeature(among, asked, sources) ??
    (asked.length === 0 && OF_ANY.test(understood.plain)
      ? areaFeature(understood.areas, unsaid, sources)
      : null);
  const [area] = understood.areas;
  if (area && understood.areas.length === 1 && ASKS_WHEN.test(understood.plain)) {
    const dated = areaHistory(area, understood.contentWords, sources);
    if (dated) return dated;
  }
  if (understood.areas.length > 1) return found;
  const isOfThePlace = DESCRIBE.test(understood.plain) && understood.unknownWords.length < 2;
  const isJudged = understood.signals.judgement && understood.unknownWords.length === 0;
  if (found || !area || isOfThePlace || isJudged || unsaid.length === 0) return found;
  const dated = OF_THE_PAST.test(understood.plain)
    ? areaHistory(area, understood.contentWords, sources)
    : null;
  if (dated || (understood.query.types && understood.unknownWords.length === 0))
    return dated ?? areaFeature([area], understood.contentWords, sources);
  const { noMatchInText: noMatch } = sources.words;
  return {
    ...areaSummary(
      area,
      sources,
      whoKnows(understood, sources) ?? noMatch(area.name, nameOf(understood, sources) || sources.words.that),
    ),
    offer: 'question',
    unanswered: true,
  };
};

/** "Are there high-rises?": a word that homes are asked for by too, and the record of an area may say. */
const OF_ANY = /^(?:(?:is|are) there|does|do|has)\b/;

const ASKS_WHEN = /^(?:when|what year|how old|cuando)\b/;

/** "Who planned Myers Park?" */
const OF_THE_PAST = /\b(when|year|how old|who|history|once|named|built|founded|planned|designed)\b/;

/** Wants to be told of a place as a whole. */
const DESCRIBE =
  /\b(tell|describe|about|compar\w+|(?:kind|type|style|sort)s? of|overview|like|known?|architectur\w+|styles?|scores?|history|character|special|highlights?|landmarks?|features?|vibe|feel|atmosphere|mood|personality|attractions?|to do|data|numbers|stat(?:istic)?s|info(?:rmation)?|details|facts|everything|most(?:ly)? (?:of )?|mainly|primarily|popular|unique|appeal\w*|attractive|desirable|hablame|describe|sobre|como es)\b/;

const PLACE_NOUN = /^(?:neighborhood|area|place|ward)s?$/;
