import { readings } from '../text/disguises.ts';
import { languageOf } from '../text/language.ts';
import { phrasePattern } from '../text/phrase-pattern.ts';
import { plainText } from '../text/plain-text.ts';
import type { Speller } from '../text/speller.ts';
import type { GuardCategory, GuardRules, ProtectedClass } from './guard-rules.ts';

/** Judges a text a visitor sent, or one about to be shown. One engine, the same rules for both. */
export interface Guard {
  /** @returns what the text asks for or says that we must not answer or say; null when it is fine */
  judge(text: string): GuardCategory | null;
  /** Whether a short message after a refusal presses for the same thing. */
  insists(text: string): boolean;
  /** Whether a text that is fine may yet touch on people. @param isUnsure whether it was not wholly understood @param isOfPlace whether it names an area */
  touchesPeople(text: string, isUnsure: boolean, isOfPlace: boolean): boolean;
}

/** Makes the guard of its rules (reference: rules of the trade, 4 and 5). */
export function createGuard(rules: GuardRules, speller: Speller): Guard {
  const harmless = phrasePattern(rules.harmless, 'g');
  const classes = Object.values(rules.classes);
  const traits = phrasePattern(
    classes.flatMap(({ framed }) => framed),
    'g',
  );
  const frames = phrasePattern(rules.frames.map((frame) => frame.replaceAll('{trait}', TRAIT)));
  const always = phrasePattern(classes.flatMap((one) => one.always));
  const strict = phrasePattern(classes.filter((one) => !one.lawfulWithCriteria).flatMap((one) => one.always));
  const strictTraits = phrasePattern(
    classes.filter((one) => !one.lawfulWithCriteria).flatMap((one) => one.framed),
  );
  const oneself = saidOfOneself(rules, classes, 'g');
  const oneselfGently = saidOfOneself(
    rules,
    classes.filter((one) => one.lawfulWithCriteria),
  );
  const anyProtected = phrasePattern(classes.flatMap((one) => [...one.always, ...one.framed]));
  const persons = phrasePattern(rules.persons);
  const suits = phrasePattern(rules.suits);
  const excludes = phrasePattern(rules.excludes);
  const people = phrasePattern(rules.people);
  const lawful = phrasePattern(rules.lawfulRequests);
  const business = phrasePattern(rules.business);
  const anyPlace = phrasePattern(rules.anyPlace);
  const placement = phrasePattern(rules.placement);
  const seeks = phrasePattern(rules.seeksPlace);
  const criteria = phrasePattern(rules.criteria);
  const insists = phrasePattern(rules.insists);
  const safety = phrasePattern(rules.safety);
  const safetyOfPlaces = phrasePattern(rules.safetyOfPlaces);
  const things = phrasePattern(rules.things);
  const placeCues = phrasePattern(rules.placeCues);
  const wary = phrasePattern(rules.wary);
  const placeAsked = phrasePattern(rules.placeAsked);
  const amenities = phrasePattern(rules.amenities);
  const lookups = phrasePattern(rules.lookups);
  const judging = phrasePattern(rules.judging);
  const schools = phrasePattern(rules.schools);
  const rest: [GuardCategory, RegExp][] = [
    ['intrusion', phrasePattern(rules.intrusion)],
    ['advice', phrasePattern(rules.advice)],
    ['promise', phrasePattern(rules.promise)],
  ];

  function speaksOfPeople(text: string): boolean {
    const others = text.replace(oneself, ' | ');
    const isOfSomebody = anyProtected.test(text) || persons.test(text);
    if (isOfSomebody && excludes.test(text)) return true;
    if (business.test(text) && !anyPlace.test(text) && !strict.test(others)) return false;
    if (lawful.test(text) && !placement.test(text) && !strict.test(others)) return false;
    if (people.test(others) || always.test(others)) return true;
    if (strictTraits.test(others) && placement.test(others)) return true;
    if (frames.test(others) || frames.test(others.replace(traits, TRAIT))) return true;
    if (others !== text && seeks.test(others)) return !(criteria.test(others) && oneselfGently.test(text));
    const isChoice = (suits.test(text) && anyPlace.test(text)) || seeks.test(text);
    return isOfSomebody && isChoice && !criteria.test(text) && !amenities.test(text);
  }

  function speaksOfSafety(text: string): boolean {
    if (safety.test(text)) return true;
    return safetyOfPlaces.test(text) && (!things.test(text) || placeCues.test(text));
  }

  function judgeReading(reading: string): GuardCategory | null {
    const text = reading.replace(harmless, ' | ').replace(/ +/g, ' ').trim();
    if (speaksOfPeople(text)) return 'people';
    const isLookedUp = lookups.test(text) && !judging.test(text);
    if (!isLookedUp && speaksOfSafety(text)) return 'safety';
    if (!isLookedUp && schools.test(text)) return 'schools';
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
    touchesPeople(raw, isUnsure, isOfPlace) {
      const text = plainText(raw).replace(harmless, ' | ');
      if (wary.test(text)) return true;
      return isUnsure && (isOfPlace || placeAsked.test(text)) && !amenities.test(text);
    },
  };
}

const ORDER: GuardCategory[] = ['people', 'safety', 'schools', 'intrusion', 'advice', 'promise'];

/** Stands in a text for any word that needs a frame: one short pattern for each frame instead of one with all words. */
const TRAIT = '0trait';

/** The plain reading with a sign between sentences, so that no harmless phrase reaches from one into the next. */
function inSentences(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .map(plainText)
    .filter(Boolean)
    .join(' | ');
}

/** A word between "I am" and what one is; a question begins something else. */
const ASIDE = '(?:(?!(?:where|which|what|who|how|do|does|is|are|donde|que|cual|hay) )[^ ]+ )';

/** "I am …", "my …", with a protected word soon after. */
function saidOfOneself({ ofOneself, ofOnes }: GuardRules, classes: ProtectedClass[], flags = ''): RegExp {
  const words = `(?:${classes.flatMap(({ always, framed }) => [...always, ...framed]).join('|')})`;
  const starts = (list: string[]) => `(?:${list.join('|')})`;
  return phrasePattern(
    [`${starts(ofOneself)} ${ASIDE}{0,3}${words}`, `${starts(ofOnes)} (?:[^ ]+ )?${words}`],
    flags,
  );
}
