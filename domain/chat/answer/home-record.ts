import type { Property } from '../../listings/property.ts';
import { plainText, wordsOf } from '../text/plain-text.ts';
import { stem } from '../text/stem.ts';

/** What is asked of a home, beside which home it is. */
export interface AskedOfHome {
  plain: string;
  /** The words that its record may not hold. */
  words: readonly string[];
}

/** Whether what is told of a home answers what is asked: every word of it, and an age or a number where one is asked for. */
export function isRecorded(home: Property, told: string, { plain, words }: AskedOfHome): boolean {
  if (WHO_MADE_IT.test(plain)) return false;
  const parts = words.filter((word) => !RENEWED.test(word));
  const isOfAge = parts.length < words.length || (parts.length > 0 && ASKS_AGE.test(plain));
  if (isOfAge) return isDated(home, parts);
  const [counted] = HOW_MANY.exec(plain) ?? [];
  if (counted && parts.some((part) => counted.includes(part))) return isCounted(home, wordsOf(counted));
  const held = stemsOf(told);
  return words.every((word) => held.has(stem(word)));
}

/** Whether an age or a number is asked for, which a description may not tell though it tells of the thing. */
export function asksAgeOrNumber(plain: string): boolean {
  return ASKS_AGE.test(plain) || HOW_MANY.test(plain);
}

/** The stems of a text's words. */
export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(plainText(text)).map(stem));
}

/** Whether a sentence gives a part of the home, or any where none is named, a year other than that of the whole. */
function isDated({ description, yearBuilt }: Property, parts: readonly string[]): boolean {
  return description.split(/[.;] /).some((sentence) => {
    const held = stemsOf(sentence);
    const years = sentence.match(/\b(?:18|19|20)\d\d\b/g) ?? [];
    return years.some((year) => Number(year) !== yearBuilt) && parts.every((part) => held.has(stem(part)));
  });
}

/** Whether a description numbers what is counted: "two parking spaces". */
function isCounted({ description }: Property, counted: readonly string[]): boolean {
  const things = counted.slice(2).map((word) => (LEVEL.test(word) ? LEVEL.source : stem(word)));
  const numbered = new RegExp(
    `\\b(?:one|two|three|four|five|six|\\d)[ -](?:[a-z]+[ -])?(?:${things.join('|')})`,
    'i',
  );
  return numbered.test(description);
}

/** No record names a builder. */
const WHO_MADE_IT = /^(?:and )?(?:who|quien) (?:built|designed|owns|owned|construyo|diseno)\b/;

/** "Updated", "replaced", "new": what a year belongs to. */
const RENEWED =
  /^(?:updat|renovat|remodel|replac|refit|redone|refurbish|upgrad|install|refinish|repaint|rewir|renovad|cambiad)/;
const ASKS_AGE =
  /\b(?:how (?:old|new|recent)|what year|age of|when (?:was|were|did|is|are)|(?:is|are) .* new(?:er)?$|cuando|que ano|cuantos anos)\b/;
const HOW_MANY = /\b(?:how many|cuant[oa]s) [a-z]+(?: [a-z]+)?/;
const LEVEL = /(?:stor(?:y|ies|eys)|floors?|levels?)/;
