import { type Features, featuresOf, hashWord } from '../text/features.ts';
import type { Head, Weights } from './weights.ts';

/** The known features of a text, by their place in the weights, with the value of each. */
export interface Vector {
  rows: Uint32Array;
  values: Float32Array;
}

/** What the parts of a vector weigh against each other. */
const BLOCKS = { words: 0.8, letters: 0.6, marked: 0.8, before: 0.4, signs: 1 };

/** What a head may heed besides the text. */
export interface Beside {
  /** The text with classes in place of protected words. */
  marked?: string;
  /** The message before it, masked. */
  before?: string;
  /** What its values say of it. */
  signs?: readonly string[];
}

/** The vector of a masked text. */
export function vectorOf(
  { features, idf }: Pick<Weights, 'features' | 'idf'>,
  masked: string,
  { marked, before, signs }: Beside = {},
): Vector {
  const { words, letters }: Features = featuresOf(masked);
  const rows: number[] = [];
  const values: number[] = [];
  const add = (hashes: Uint32Array, weight: number) => {
    const known = [...hashes].map((hash) => indexOf(features, hash)).filter((row) => row >= 0);
    const norm = Math.sqrt(known.reduce((sum, row) => sum + (idf[row] ?? 0) ** 2, 0));
    for (const row of known) {
      rows.push(row);
      values.push((weight * (idf[row] ?? 0)) / norm);
    }
  };
  add(words, BLOCKS.words);
  add(letters, BLOCKS.letters);
  if (marked !== undefined) add(featuresOf(marked).words, BLOCKS.marked);
  if (before !== undefined) add(featuresBefore(before), BLOCKS.before);
  if (signs !== undefined) add(featuresOfSigns(signs), BLOCKS.signs);
  return { rows: Uint32Array.from(rows), values: Float32Array.from(values) };
}

/** The words of the message before, as features of their own. */
export function featuresBefore(masked: string): Uint32Array {
  return Uint32Array.from(new Set(['_', ...masked.split(' ')].map((word) => hashWord(`before ${word}`))));
}

/** Signs as features of their own. */
export function featuresOfSigns(signs: readonly string[]): Uint32Array {
  return Uint32Array.from(new Set(signs.map(hashWord)));
}

/** How probable each class of a head is. */
export function probabilities(head: Head, { rows, values }: Vector): Float32Array {
  const scores = Float32Array.from(head.bias);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const unit = (values[at] ?? 0) * head.unit;
    const end = head.starts[row + 1] ?? 0;
    for (let place = head.starts[row] ?? 0; place < end; place += 1) {
      const of = head.classOf[place] ?? 0;
      scores[of] = (scores[of] ?? 0) + unit * (head.weights[place] ?? 0);
    }
  }
  return softmax(scores);
}

/** Turns scores into shares of one, in place. */
export function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = Math.exp((scores[at] ?? 0) - most);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
}

/** The likeliest classes, best first. */
export function ranked(head: Head, vector: Vector, most: number): { value: string; confidence: number }[] {
  const shares = probabilities(head, vector);
  return [...shares.keys()]
    .toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0))
    .slice(0, most)
    .map((at) => ({ value: head.classes[at] ?? '', confidence: shares[at] ?? 0 }));
}

/** Where a number stands in an ascending list; -1 where it does not. */
export function indexOf(list: Uint32Array, wanted: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = list[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
