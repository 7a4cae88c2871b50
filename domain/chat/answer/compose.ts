import type { Memory } from '../memory.ts';
import { inLanguage } from '../text/language.ts';
import type { MeasureEnd } from '../understand/measures.ts';
import type { Topic } from '../understand/topic.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Answer, Sources } from './answer.ts';
import { areaRanking, summaryLine } from './area-answers.ts';
import { areaMeasures, areas, cityMeasures, ranking, withinLimits } from './area-skills.ts';
import { features, saidOfAreas } from './area-text-skills.ts';
import { allAreas, beyondOne, similarAreas } from './areas-beside-skills.ts';
import { beyondHome, similarHomes } from './beyond-home-skill.ts';
import { sourceLine } from './figures.ts';
import { allHomes, anyHomes, homes } from './home-skills.ts';
import { homesNear } from './homes-near-skill.ts';
import { marketFigures } from './market-answers.ts';
import { oneHome } from './one-home-skill.ts';
import { partsOfHomes, saidOfHomes, unsaidOfHomes } from './said-of-homes-skills.ts';
import type { Skill } from './skill.ts';
import { nameOf, unrecorded } from './unrecorded.ts';
import { whichHome } from './which-home-skill.ts';

/** Asks each skill in turn; the first that has an answer gives it. */
export async function compose(understood: Understanding, sources: Sources, memory: Memory): Promise<Answer> {
  for (const skill of SKILLS) {
    const answer = await skill(understood, sources, memory);
    if (!answer) continue;
    const whole = besideElsewhere(answer, understood, sources);
    return isVague(skill, understood) ? { ...whole, vague: true } : whole;
  }
  return {
    text: sources.words.unknown(nameOf(understood, sources)),
    links: ['call', 'contact'],
    offer: 'question',
    unanswered: true,
    vague: true,
  };
}

const foremost: Skill = (understood, sources) =>
  understood.topic?.topic.foremost ? topicAnswer(understood, sources) : null;

const firstTopic: Skill = (understood, sources) => {
  const ofPlaces =
    understood.areas.length > 0 || (understood.signals.whichArea && understood.direction !== null);
  const isMeasured = ofPlaces && understood.measures.length > 0 && !understood.signals.ownHome;
  if (isAverage(understood)) return null;
  if (
    !understood.topic?.topic.first ||
    (isMeasured && (understood.topic.score < 3 || understood.areas.length > 1))
  )
    return null;
  return topicAnswer(understood, sources);
};

/** "The median home value in Charlotte" is a figure, whatever else it sounds like. */
function isAverage({ plain, measures, areas, signals }: Understanding): boolean {
  const isOfPlaces = areas.length > 0 || signals.city || signals.whichArea;
  return isOfPlaces && measures.length > 0 && !signals.ownHome && AVERAGE.test(plain);
}

const AVERAGE =
  /\b(?:average|median|typical(?:ly)?)(?: \S+){0,2} (?:homes?|houses?|condos?|sales?|prices?|values?|costs?)\b|\b(?:precio|costo|valor) (?:promedio|mediano)\b/;

/** Outside the eight areas. */
const elsewhere: Skill = (understood, { words }) =>
  understood.elsewhere && understood.areas.length === 0
    ? {
        text: words.elsewhere,
        links: ['areas', 'call', 'contact'],
        ...(understood.signals.homes && { frame: { kind: 'homes', query: understood.query } }),
        offer: 'question',
        unanswered: true,
      }
    : null;

/** "Is Elizabeth more walkable than NoDa?": one of the two is in no record, and the answer is about the other. */
function besideElsewhere(answer: Answer, understood: Understanding, { words }: Sources): Answer {
  const { elsewhere: place, areas, signals } = understood;
  if (!place || areas.length === 0 || !signals.compare) return answer;
  const name = place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return { ...answer, text: `${words.notCovered(name)} ${answer.text}` };
}

const topic: Skill = (understood, sources) =>
  isAverage(understood) ||
  (understood.topic?.topic.unlessMeasured && (understood.areas.length > 1 || isOfPlaces(understood)))
    ? null
    : topicAnswer(understood, sources);

/** A figure of the areas or of the city is asked for. */
function isOfPlaces({ plain, measures, areas, signals }: Understanding): boolean {
  const { whichArea, city, market, ownHome } = signals;
  const isOwn = ownHome && OF_MINE.test(plain);
  return measures.length > 0 && !isOwn && (areas.length > 0 || whichArea || city || market);
}

const OF_MINE = /\b(?:my|our|mi|nuestra)\b/;

const judgement: Skill = async (understood, sources) => {
  const isAsked =
    (understood.signals.judgement &&
      !understood.signals.market &&
      understood.unknownWords.length === 0 &&
      !understood.signals.homeParts) ||
    (understood.signals.whichArea && SUPERLATIVE.test(understood.plain));
  if (!isAsked) return null;
  const { text } = await areaRanking(FIGURES_TO_CHOOSE_BY, false, sources);
  return { text: `${text}\n\n${sources.words.judgement}`, links: ['areas', 'compare'] };
};

/** Which area leads in each: all that can be said of "the best". */
const FIGURES_TO_CHOOSE_BY: MeasureEnd[] = [
  { measure: 'price', direction: 'lowest' },
  { measure: 'walk', direction: 'highest' },
  { measure: 'transit', direction: 'highest' },
  { measure: 'bike', direction: 'highest' },
  { measure: 'days', direction: 'lowest' },
];

/** "Which area is the prettiest?": nothing the records measure. */
const SUPERLATIVE =
  /\b(most|least|best|worst|more|less|(?!rest|west|near|clos|interest|invest|suggest|request|test|guest)[a-z]+est)\b/;

const market: Skill = (understood, sources) =>
  understood.signals.market && (understood.unknownWords.length === 0 || REPORT.test(understood.plain))
    ? marketFigures([], sources)
    : null;

const REPORT = /\bmarket (?:reports?|updates?|insights|stats)\b/;

/** The site's own texts, found by their words; in Spanish there are none. */
const passages: Skill = (understood, sources) => {
  const passage = sources.language === 'en' ? sources.search(understood.plain) : null;
  return (
    passage && {
      text: sources.words.passage(passage.text, passage.title),
      links: [passage.href],
      quoted: true,
    }
  );
};

const SKILLS: Skill[] = [
  foremost,
  beyondHome,
  similarHomes,
  oneHome,
  firstTopic,
  elsewhere,
  withinLimits,
  beyondOne,
  similarAreas,
  ranking,
  saidOfAreas,
  homesNear,
  homes,
  areaMeasures,
  allAreas,
  topic,
  partsOfHomes,
  cityMeasures,
  features,
  areas,
  judgement,
  market,
  allHomes,
  saidOfHomes,
  anyHomes,
  unsaidOfHomes,
  whichHome,
  passages,
  unrecorded,
];

/** These say what the record says of a place, whatever was asked. */
const VAGUE = new Set([features, areas, passages]);

/** One word of a longer message named the topic: the rest may have meant something else. */
const WEAK_TOPIC = 1.2;

function isVague(skill: Skill, understood: Understanding): boolean {
  if (understood.signals.judgement) return false;
  const isWeak = (understood.topic?.score ?? 0) <= WEAK_TOPIC && understood.unknownWords.length > 1;
  return VAGUE.has(skill) || (isWeak && (skill === topic || skill === firstTopic));
}

function topicAnswer(understood: Understanding, sources: Sources): Answer | null {
  const found = understood.topic?.topic;
  if (!found) return null;
  const side = found.offer === 'selling' || found.offer === 'buying' ? found.offer : null;
  const text = ofAreas(found, understood, sources) ?? inLanguage(found.answer, sources.language);
  // "What does trash collection cost in NoDa?" asks for no median price
  const named = understood.measures.length === 0 && !understood.isHere ? understood.areas : [];
  const unnamed = named.filter(({ name }) => !text.includes(name));
  const figures = unnamed.map((area) => `${summaryLine(area, sources)}. ${sourceLine(area, sources)}`);
  return {
    text: [text, ...figures].join('\n\n'),
    ranked: areasIn(text, sources),
    links: found.links ?? [],
    frame: {
      kind: 'topic',
      id: found.id,
      ...subjectOf(understood),
      ...(side && { side }),
    },
    ...(understood.areas.length > 0 && { areas: understood.areas.map(({ slug }) => slug) }),
    ...(found.offer && { offer: found.offer }),
  };
}

/** What a topic says of the one or two areas meant; null where it says nothing of them. */
function ofAreas({ byArea }: Topic, { areas, signals }: Understanding, { language }: Sources): string | null {
  const isOfAll = areas.length > 2 || signals.whichArea; // "I work Uptown: which areas have light rail?"
  const texts = isOfAll ? [] : areas.flatMap(({ slug }) => byArea?.[slug] ?? []);
  return texts.length > 0 ? texts.map((text) => inLanguage(text, language)).join(' ') : null;
}

/** What a topic was called: "closing costs" in "who pays the closing costs?" */
function subjectOf({ plain }: Understanding): { subject?: string } {
  const [, subject] = LAST_NOUN.exec(plain) ?? [];
  return subject ? { subject } : {};
}

const BEFORE_A_NOUN = '(?:the|an?|my|of|is|are|about|for|el|la|los|las|de|es|son)';
const OF_A_NOUN = `(?!${BEFORE_A_NOUN}\\b)[a-z]+`;
const LAST_NOUN = new RegExp(
  `\\b${BEFORE_A_NOUN} (?!(?:it|they|that|this|there)\\b)(${OF_A_NOUN}(?: ${OF_A_NOUN}){0,2})$`,
);

/** Slugs of the areas that a text picks out, in its order. */
function areasIn(text: string, { areas }: Sources): string[] {
  const named = areas.filter(({ name }) => text.includes(name));
  if (named.length === areas.length) return [];
  return named
    .toSorted((one, other) => text.indexOf(one.name) - text.indexOf(other.name))
    .map(({ slug }) => slug);
}
