import { wordsOf } from './plain-text.ts';

/** Hashed features of a masked plain text, without duplicates: word n-grams and letter n-grams. */
interface Features {
  words: Uint32Array;
  letters: Uint32Array;
}

/** Number of bits of a feature hash. */
export const HASH_BITS = 22;

const MAX_WORD_GRAM = 3;
const MIN_LETTER_GRAM = 3;
const MAX_LETTER_GRAM = 5;

/** Returns hashed word 1-3-grams and, within words, letter 3-5-grams of a masked plain text. */
export function featuresOf(masked: string): Features {
  const words = wordsOf(masked);
  return { words: hashAll(wordGrams(words, MAX_WORD_GRAM)), letters: hashAll(letterGrams(words)) };
}

/** Returns hashed word 1-2-grams, used to find the nearest examples. */
export function wordFeatures(masked: string): Uint32Array {
  return hashAll(wordGrams(wordsOf(masked), 2));
}

function wordGrams(words: readonly string[], longest: number): string[] {
  const around = ['^', ...words, '$'];
  const grams = [...words];
  for (let length = 2; length <= longest; length += 1) {
    for (let at = 0; at + length <= around.length; at += 1)
      grams.push(around.slice(at, at + length).join(' '));
  }
  return grams;
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
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> (32 - HASH_BITS);
}
