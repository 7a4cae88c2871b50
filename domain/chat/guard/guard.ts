import { readings } from '../text/disguises.ts';
import { languageOf } from '../text/language.ts';
import { phrasePattern, withoutPhrases } from '../text/phrase-pattern.ts';
import { type Phrases, phrasesOf } from '../text/phrases.ts';
import { plainText } from '../text/plain-text.ts';
import type { Speller } from '../text/speller.ts';
import type { GuardCategory, GuardRules } from './guard-rules.ts';
import { MARKS, type MarkedText, protectedWordMarker } from './marked-words.ts';

/** Judges a text a visitor sent, or one about to be shown. One engine, the same rules for both. */
export interface Guard {
  /** @returns what the text asks for or says that we must not answer or say; null when it is fine */
  judge(text: string): GuardCategory | null;
  /** Whether a short message after a refusal presses for the same thing. */
  insists(text: string): boolean;
  /** Whether a text holds a word for what people are. */
  namesTrait(text: string): boolean;
  /** Whether a text that is fine may yet touch on people. @param isUnsure whether it was not wholly understood @param isOfPlace whether it names an area */
  touchesPeople(text: string, isUnsure: boolean, isOfPlace: boolean): boolean;
}

/** Makes the guard of its rules: what the Fair Housing Act and a broker's licence keep an assistant from saying. */
export function createGuard(rules: GuardRules, speller: Speller): Guard {
  const mark = protectedWordMarker(Object.values(rules.classes));
  const [ofProtected, ofOthers] = parted(rules.harmless, (phrase) => phrase.includes('{protected}'));
  const harmless = phrasesOf(ofOthers);
  const harmlesslyProtected = phrasesOf(
    filledIn(filledIn(ofProtected, '{protected}', MARKS.any), '{several}', MARKS.several),
  );
  const frames = phrasesOf(filledIn(rules.frames, '{trait}', TRAIT));
  const oneself = saidOfOneself(rules, MARKS.any);
  const oneselfGently = saidOfOneself(rules, MARKS.lawful);
  const persons = phrasePattern(rules.persons);
  const suits = phrasesOf(rules.suits);
  const excludes = phrasesOf(rules.excludes);
  const people = phrasesOf(rules.people);
  const lawful = phrasePattern(rules.lawfulRequests);
  const business = phrasePattern(rules.business);
  const anyPlace = phrasePattern(rules.anyPlace);
  const placement = phrasePattern(rules.placement);
  const seeks = phrasePattern(rules.seeksPlace);
  const criteria = phrasePattern(rules.criteria);
  const insists = phrasePattern(rules.insists);
  const safety = phrasesOf(rules.safety);
  const safetyOfPlaces = phrasePattern(rules.safetyOfPlaces);
  const things = phrasePattern(rules.things);
  const placeCues = phrasePattern(rules.placeCues);
  const wary = phrasePattern(rules.wary);
  const placeAsked = phrasePattern(rules.placeAsked);
  const amenities = phrasePattern(rules.amenities);
  const lookups = phrasesOf(rules.lookups);
  const judging = phrasePattern(rules.judging);
  const schools = phrasePattern(rules.schools);
  const schoolOpinions = phrasePattern(rules.schoolOpinions);
  const rest: [GuardCategory, Phrases][] = [
    ['intrusion', phrasesOf(rules.intrusion)],
    ['advice', phrasesOf(rules.advice)],
    ['promise', phrasesOf(rules.promise)],
  ];

  function readPastHarmless(reading: string): MarkedText {
    const { text, unmark } = mark(harmless.without(reading, BAR));
    return { text: harmlesslyProtected.without(text, BAR).replace(/ +/g, ' ').trim(), unmark };
  }

  function speaksOfPeople({ text: marked, unmark }: MarkedText): boolean {
    const text = unmark(marked);
    const markedOthers = withoutPhrases(oneself, marked, BAR);
    const others = unmark(markedOthers);
    const isOfSomebody = PROTECTED.test(marked) || persons.test(text);
    if (isOfSomebody && excludes.test(text)) return true;
    const isStrict = STRICT.test(markedOthers);
    if (business.test(text) && !anyPlace.test(text) && !isStrict) return false;
    if (lawful.test(text) && !placement.test(text) && !isStrict) return false;
    if (people.test(others) || ALWAYS.test(markedOthers)) return true;
    if (STRICTLY_FRAMED.test(markedOthers) && placement.test(others)) return true;
    if (frames.test(others) || frames.test(unmark(markedOthers.replace(FRAMED, TRAIT)))) return true;
    if (others !== text && seeks.test(others)) return !(criteria.test(others) && oneselfGently.test(marked));
    const isChoice = (suits.test(text) && anyPlace.test(text)) || seeks.test(text);
    return isOfSomebody && isChoice && !criteria.test(text) && !amenities.test(text);
  }

  function speaksOfSafety(text: string): boolean {
    if (safety.test(text)) return true;
    return safetyOfPlaces.test(text) && (!things.test(text) || placeCues.test(text));
  }

  function judgeReading(reading: string): GuardCategory | null {
    const marked = readPastHarmless(reading);
    if (speaksOfPeople(marked)) return 'people';
    const text = marked.unmark(marked.text);
    const isLookedUp = lookups.test(text) && !judging.test(text);
    if (!isLookedUp && speaksOfSafety(text)) return 'safety';
    if (!isLookedUp && schools.test(text))
      return judging.test(text) || schoolOpinions.test(text) ? 'schools' : 'schoolFacts';
    return rest.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  }

  return {
    judge(text) {
      const language = languageOf(text);
      const [, ...disguised] = readings(text);
      const found = [inSentences(text), ...disguised].flatMap((reading) => {
        const corrected = speller(reading, language);
        return [judgeReading(reading), corrected === reading ? null : judgeReading(corrected)];
      });
      return ORDER.find((category) => found.includes(category)) ?? null;
    },
    insists: (text) => insists.test(speller(plainText(text))),
    namesTrait: (text) => PROTECTED.test(mark(plainText(text)).text),
    touchesPeople(raw, isUnsure, isOfPlace) {
      const marked = readPastHarmless(plainText(raw));
      const text = marked.unmark(marked.text);
      if (wary.test(text)) return true;
      return isUnsure && (isOfPlace || placeAsked.test(text)) && !amenities.test(text);
    },
  };
}

/** Stands where a phrase was cut out, and between sentences: nothing is read across it. */
const BAR = ' | ';

const ORDER: GuardCategory[] = [
  'people',
  'safety',
  'schools',
  'schoolFacts',
  'intrusion',
  'advice',
  'promise',
];

/** Stands in a text for any word that needs a frame: one short pattern for each frame instead of one with all words. */
const TRAIT = '0trait';

/** The plain reading with a sign between sentences, so that no harmless phrase reaches from one into the next. */
function inSentences(text: string): string {
  return text
    .split(/(?<=[.!?])(?<!\b(?:st|mt|dr|mrs?|ms|ave|rd|blvd|no)\.)\s+/i)
    .map(plainText)
    .filter(Boolean)
    .join(BAR);
}

/** A word between "I am" and what one is; a question begins something else, and so does what one thinks of others. */
const ASIDE =
  '(?:(?!(?:where|which|what|who|how|do|does|is|are|donde|que|cual|hay|worr\\w+|avoid\\w*|afraid|scared|nervous|tired|sick|uneasy|against|about|near|around|among|away|without|fewer?|many|live|living|other) )[^ ]+ )';

/** "I am …", "my …", with a protected word soon after. @param word the pattern of its marks */
function saidOfOneself({ ofOneself, ofOnes }: GuardRules, word: string): RegExp {
  const starts = (list: string[]) => `(?:${list.join('|')})`;
  const phrases = [
    `${starts(ofOneself)} ${ASIDE}{0,3}{protected}`,
    `${starts(ofOnes)} (?:[^ ]+ )?{protected}`,
  ];
  return phrasePattern(filledIn(phrases, '{protected}', word));
}

/** Phrases with what a name in them stands for. */
function filledIn(phrases: readonly string[], name: string, pattern: string): string[] {
  return phrases.map((phrase) => phrase.replaceAll(name, pattern));
}

/** A list in two: those that are so, and the others. */
function parted<T>(list: T[], isSo: (one: T) => boolean): [T[], T[]] {
  return [list.filter(isSo), list.filter((one) => !isSo(one))];
}

const PROTECTED = phrasePattern([MARKS.any]);
const ALWAYS = phrasePattern([MARKS.always]);
const STRICT = phrasePattern([MARKS.strict]);
const STRICTLY_FRAMED = phrasePattern([MARKS.strictlyFramed]);
const FRAMED = phrasePattern([MARKS.framed], 'g');
