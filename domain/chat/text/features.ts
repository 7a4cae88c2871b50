import { textHash } from '../../text-hash.ts';
import { wordsOf } from './plain-text.ts';

/** Hashed features of a masked plain text, without duplicates: word n-grams and letter n-grams. */
interface Features {
  words: Uint32Array;
  letters: Uint32Array;
}

/** Number of bits of a feature hash. */
export const HASH_BITS = 22;

const MIN_LETTER_GRAM = 3;
const MAX_LETTER_GRAM = 5;

/** Returns hashed word 1-3-grams and, within words, letter 3-5-grams of a masked plain text. */
export function featuresOf(masked: string): Features {
  const words = wordsOf(masked);
  return { words: hashAll(wordGrams(words, [2, 3])), letters: hashAll(letterGrams(words)) };
}

/** Returns hashed word 1-2-grams, used to find the nearest examples. */
export function wordFeatures(masked: string): Uint32Array {
  return hashAll(wordGrams(wordsOf(masked), [2]));
}

/** Returns the words, and the runs of several words with marks at both ends of the text. */
function wordGrams(words: readonly string[], lengths: readonly number[]): string[] {
  return [...words, ...runsOf(['^', ...words, '$'], lengths)];
}

/** Returns all runs of consecutive words, or of other parts of a text, that have one of the lengths. */
export function runsOf(parts: readonly string[], lengths: readonly number[]): string[] {
  return lengths.flatMap((length) =>
    parts.slice(length - 1).map((_, at) => parts.slice(at, at + length).join(' ')),
  );
}

function letterGrams(words: readonly string[]): string[] {
  const grams: string[] = [];
  for (const word of words) {
    if (word.startsWith('_')) continue;
    const around = `<${word}>`;
    for (let length = MIN_LETTER_GRAM; length <= MAX_LETTER_GRAM; length += 1) {
      for (let at = 0; at + length <= around.length; at += 1) grams.push(`#${around.slice(at, at + length)}`);
    }
  }
  return grams;
}

function hashAll(grams: readonly string[]): Uint32Array {
  return Uint32Array.from(new Set(grams.map(hashWord)));
}

/** FNV-1a, folded to HASH_BITS. */
export function hashWord(text: string): number {
  let value = textHash(text);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> (32 - HASH_BITS);
}
