import type { Property } from '../../listings/property.ts';
import type { Memory } from '../memory.ts';
import { inLanguage } from '../text/language.ts';
import { phrasePattern, withoutPhrases } from '../text/phrase-pattern.ts';
import { wordsOf } from '../text/plain-text.ts';
import { withoutAddresses } from '../understand/home-name.ts';
import { fits, inOrder, standsIn } from '../understand/home-query.ts';
import { isScore } from '../understand/measures.ts';
import { hasQuery, isOfTheOne, lengthOf, OF_OTHERS } from '../understand/short-question.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Sources } from './answer.ts';
import { areaFacts } from './area-answers.ts';
import { describes } from './closest-homes.ts';
import { homeDetail, homeSearch } from './home-answers.ts';
import { asksAgeOrNumber } from './home-record.ts';
import type { Skill } from './skill.ts';

/** "12 Porchlight Lane", "the next one", "tell me more". */
export const oneHome: Skill = async (understood, sources, memory) => {
  if (understood.among) return null; // asks which of several
  const id = nextOne(understood, memory);
  const more = understood.signals.more && memory.homes.length === 1 ? memory.homes[0] : undefined;
  const same =
    memory.frame?.kind === 'home' &&
    understood.signals.asksDetail &&
    understood.areas.length === 0 &&
    !understood.signals.whichArea &&
    !OF_OTHERS.test(understood.plain) &&
    lengthOf(understood) <= 8;
  const only = memory.homes.length === 1 && memory.frame?.kind === 'homes' && isShortDetail(understood);
  const isIt = isOfTheOne(understood, memory);
  const last = same && memory.frame?.kind === 'home' ? memory.frame.id : undefined;
  const named = understood.homes[0] ?? theOneDescribed(understood, sources);
  const home =
    named ??
    sources.homes.find(
      (one) => one.id === (id ?? more ?? last ?? (only || isIt ? memory.homes[0] : undefined)),
    );
  if (!home) return null;
  const compared = besideIt(understood, sources, memory);
  if (compared.length > 1) {
    const { order } = understood.query;
    const isList = understood.homes.length === 1 || THAN.test(understood.plain);
    return homeSearch(order ? { order, ...(isList && { isList }) } : {}, [], { ...sources, homes: compared });
  }
  const scores = understood.measures.filter(isScore);
  const area = sources.areas.filter(({ slug }) => slug === home.neighborhoodSlug);
  if (scores.length > 0 && area.length > 0 && SCORE.test(understood.plain))
    return {
      ...(await areaFacts(area, scores, sources)),
      frame: { kind: 'home', id: home.id },
      homes: [home.id],
    };
  const isDescribed = (understood.query.features ?? []).every((feature) => describes(sources)(home, feature));
  const isTold = isDescribed && understood.query.features !== undefined;
  const isAskedFor =
    isTold && understood.query.features?.length !== featuresInName(understood, sources).length;
  const isNamed = named !== undefined || isIt || same || only;
  const plain = withoutAddresses(understood.plain, [home]);
  const told = isTold && !asksAgeOrNumber(plain) ? namesOf(understood.query.features, sources) : [];
  const untold = new Set(wordsOf(withoutPhrases(phrasePattern(told), plain, ' ')));
  const words = isNamed
    ? understood.contentWords.filter(
        (word) => !sources.isDetail(word) && untold.has(word) && !(understood.query.order && ENDS.test(word)),
      )
    : [];
  if (understood.measures.includes('ppsf') && isNamed) {
    const detail = homeDetail(home, { plain, words: [] }, sources);
    return { ...detail, text: `${sources.words.homes.perFoot} ${detail.text}` };
  }
  const topic = understood.topic?.topic;
  const isDues = topic?.id === 'association' && COVER.test(plain) && DUES.test(home.description);
  if (!topic || !NOT_IN_RECORD.has(topic.id) || isTold || isDues) {
    const detail = homeDetail(home, { plain, words: isDues ? [] : words }, sources);
    const says =
      isAskedFor && !detail.unanswered && ASKS_WHETHER.test(understood.plain)
        ? `${sources.words.homes.described} `
        : '';
    return { ...detail, text: `${says}${detail.text}` };
  }
  const detail = homeDetail(home, { plain: '', words: [...words, topic.id] }, sources);
  return { ...detail, text: `${inLanguage(topic.answer, sources.language)}\n\n${detail.text}` };
};

/** Only an area has one: "the walk score of 8 Railbed Way". */
const SCORE = /\b(?:walk|transit|bike) ?scores?\b|\b(?:walk|bike|camin)ab\w+/;

/** The homes named, and with "compare it with 3 Turret Row" the one just shown. */
function besideIt({ homes, plain }: Understanding, sources: Sources, memory: Memory): readonly Property[] {
  const isBeside = homes.length === 1 && memory.homes.length === 1 && WITH_IT.test(plain);
  const shown = isBeside ? sources.homes.filter(({ id }) => id === memory.homes[0]) : [];
  return [...new Set([...shown, ...homes])];
}

const WITH_IT =
  /\b(?:compar\w+|than|versus|vs|against|difference|beside|with)\b.*\b(?:it|that|this|the first|(?:with|to|than|against) \d)|\b(?:it|that|this)\b.*\b(?:compar\w+|than|versus|vs|against)\b/;

/** The id of the next home in what was found. */
function nextOne({ plain }: Understanding, { homes: [shown, ...others], found }: Memory): string | undefined {
  return shown && others.length === 0 && NEXT.test(plain) ? found[found.indexOf(shown) + 1] : undefined;
}

const NEXT =
  /^(?:and |so |ok |what is |what about |how about |show me |y )*(?:the |la |el )?(?:next|siguiente)(?: (?:one|home|house|condo|cheapest))?(?: up)?$/;

/** "Is this one bigger than that one?" wants both. */
const THAN = /\b(?:than|que)\b/;

/** "How many bedrooms?", after one home was listed. */
function isShortDetail(understood: Understanding): boolean {
  return (
    understood.signals.asksDetail &&
    understood.areas.length === 0 &&
    !hasQuery(understood.query) &&
    lengthOf(understood) <= 8
  );
}

/** "The Lake Norman ranch", "the townhouse": the only home of that kind, where there is one. */
function theOneDescribed(understood: Understanding, sources: Sources): Property | undefined {
  const { types, features = [], order } = understood.query;
  if (understood.signals.ownHome || understood.signals.whichArea) return undefined;
  if (order) return understood.signals.homes ? theFirst(understood, sources) : undefined;
  if (!THE_HOME.test(understood.plain)) return undefined;
  const near = sources.homes.filter(standsIn(understood.areas));
  return [features, featuresInName(understood, sources)]
    .filter((ids) => types || ids.length > 0)
    .map((ids) =>
      near.filter((home) => fits(home, { ...(types && { types }), features: ids }, describes(sources))),
    )
    .find((found) => found.length === 1)?.[0];
}

/** "Does the biggest house have a garage?", "tell me more about the cheapest": the first of an order, to be told of. */
function theFirst({ query, areas, plain }: Understanding, sources: Sources): Property | undefined {
  const { features: _, statuses: __, order, most, isList, place = 0, ...wishes } = query;
  if (!order || most || isList || !OF_THE_FIRST.test(plain)) return undefined;
  const fitting = sources.homes
    .filter(standsIn(areas))
    .filter((home) => fits(home, wishes, describes(sources)));
  return inOrder(fitting, order)[place];
}

const OF_THE_FIRST = new RegExp(
  [
    '^(?:(?:and|so|ok|please|hi|hello|can you|could you|would you) )*',
    '(?:(?:(?:tell|give) me|i want to (?:know|hear)) (?:\\w+ ){0,4}?(?:about|on|of|for)|(?:\\w+ )?(?:details|info|information|description) (?:about|on|of|for)|(?:more )?about|describe',
    '|what does|does|has|is|was|how (?:old|long|many \\w+) (?:is|was|are|does|do|has)|when was|what (?:floor|year|color)|(?:what|how) is(?=.* like$)|hablame de|describe)',
    ' (?:\\w+ ){0,2}?(?:the|your|la|el)\\b',
  ].join(''),
);

/** Features that only say which home is meant: "the ranch", "the house with the dock". */
function featuresInName({ plain, query }: Understanding, sources: Sources): string[] {
  const [name = ''] = THE_HOME.exec(plain) ?? [];
  return (query.features ?? []).filter((id) => phrasePattern(namesOf([id], sources)).test(name));
}

const THE_HOME =
  /\b(?:the|that|el|la|ese|esa) (?:[a-z]+ ){0,3}(?:condo|condominio|loft|flat|apartment|penthouse|ranch|bungalow|colonial|farm ?house|town ?(?:house|home)|house|home|listing)(?: with (?:the |a )?[a-z]+)?\b(?! (?:market|prices?|median|buildings?|fees?|dues|association|board|owners?|inspect\w+|office|value))/;

/** What is said of features: "fireplace", "chimney". */
function namesOf(ids: readonly string[] = [], { features }: Sources): string[] {
  return ids.flatMap((id) => features[id]?.ask ?? []);
}

/** "Biggest", which names no part of a home. */
const ENDS = /^(?:\w+est|affordable|luxury)$/;

/** "Does it have a fireplace?" */
const ASKS_WHETHER =
  /^(?:(?:and|so|y) )?(?:does|do|is|are|has|have|any|tiene|hay|es|esta|with|how about|what about)\b/;

/** A description may tell what the dues cover, and none tells how much they are. */
const DUES = /\bdues\b/;
const COVER = /\b(?:covers?|covered|includes?|included|pay for|cubren?|incluyen?)\b/;

/** Topics that the record of one home cannot answer: what is known of them stands before it. */
const NOT_IN_RECORD = new Set([
  'first-offer',
  'price-history',
  'buying-steps',
  'writing-an-offer',
  'what-stays',
  'association',
  'pets',
  'historic-district',
  'property-tax',
  'flood',
  'noise',
  'loans',
  'renting',
  'inspection',
  'accessible-homes',
  'commute',
  'distance',
  'other-places',
  'assistance-animals',
  'modifications',
  'food',
  'parks',
  'utilities',
  'streets-and-trash',
  'water',
]);
