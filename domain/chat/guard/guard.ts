import { readings } from '../text/disguises.ts';
import { phrasePattern } from '../text/phrase-pattern.ts';
import { plainText } from '../text/plain-text.ts';
import type { Speller } from '../text/speller.ts';
import type { GuardCategory, GuardRules } from './guard-rules.ts';

/** Judges a text a visitor sent, or one about to be shown. One engine, the same rules for both. */
export interface Guard {
  /** @returns what the text asks for or says that we must not answer or say; null when it is fine */
  judge(text: string): GuardCategory | null;
  /** Whether a short message after a refusal presses for the same thing. */
  insists(text: string): boolean;
}

/** Makes the guard of its rules (reference: rules of the trade, 4 and 5). */
export function createGuard(rules: GuardRules, speller: Speller): Guard {
  const harmless = phrasePattern(rules.harmless, 'g');
  const classes = Object.values(rules.classes);
  const trait = `(?:${classes.flatMap(({ framed }) => framed).join('|')})`;
  const frames = phrasePattern(rules.frames.map((frame) => frame.replaceAll('{trait}', trait)));
  const always = phrasePattern(classes.flatMap((one) => one.always));
  const gentle = anyWord(classes.filter((one) => one.lawfulWithCriteria));
  const any = anyWord(classes);
  const oneself = phrasePattern(
    rules.ofOneself.map((start) => `${start} (?:[^ ]+ ){0,3}${any}`),
    'g',
  );
  const oneselfGently = phrasePattern(rules.ofOneself.map((start) => `${start} (?:[^ ]+ ){0,3}${gentle}`));
  const people = phrasePattern(rules.people);
  const seeks = phrasePattern(rules.seeksPlace);
  const criteria = phrasePattern(rules.criteria);
  const insists = phrasePattern(rules.insists);
  const rest: [GuardCategory, RegExp][] = [
    ['safety', phrasePattern(rules.safety)],
    ['schools', phrasePattern(rules.schools)],
    ['intrusion', phrasePattern(rules.intrusion)],
    ['advice', phrasePattern(rules.advice)],
    ['promise', phrasePattern(rules.promise)],
  ];

  function speaksOfPeople(text: string): boolean {
    const others = text.replace(oneself, ' | ');
    if (people.test(others) || always.test(others) || frames.test(others)) return true;
    if (others === text || !seeks.test(others)) return false;
    return !(criteria.test(others) && oneselfGently.test(text));
  }

  function judgeReading(reading: string): GuardCategory | null {
    const text = reading.replace(harmless, ' | ').replace(/ +/g, ' ').trim();
    if (speaksOfPeople(text)) return 'people';
    return rest.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  }

  return {
    judge(text) {
      const found = readings(text).flatMap((reading) => {
        const corrected = speller(reading);
        return [judgeReading(reading), corrected === reading ? null : judgeReading(corrected)];
      });
      return ORDER.find((category) => found.includes(category)) ?? null;
    },
    insists: (text) => insists.test(speller(plainText(text))),
  };
}

const ORDER: GuardCategory[] = ['people', 'safety', 'schools', 'intrusion', 'advice', 'promise'];

function anyWord(classes: { always: string[]; framed: string[] }[]): string {
  const words = classes.flatMap(({ always, framed }) => [...always, ...framed]);
  return `(?:${words.join('|')})`;
}
