import { featuresOf, HASH_BITS, hashWord } from '../text/features.ts';
import { wordsOf } from '../text/plain-text.ts';
import type { Scored } from './understood.ts';
import { type Head, headOf, type LinearModel, startOf, type Weights } from './weights.ts';

/** Sparse feature vector of a text: rows of the weights with their values. */
export interface Vector {
  rows: Uint32Array;
  values: Float32Array;
}

/** Relative weights of the parts of a vector. */
const BLOCK_WEIGHTS = { words: 0.8, letters: 0.6, embedding: 0.2, marked: 0.8, before: 0.4, named: 1 };
/** IDF of a word that no training example has. */
const UNKNOWN_IDF = 9;

/** The vocabulary and embeddings that turn texts into vectors. */
export type Lexicon = Pick<Weights, 'features' | 'idf' | 'embeddings'>;

/** Additional input of a head besides the text. */
interface ExtraInput {
  /** The text with protected words replaced by their classes. */
  marked?: string;
  /** The previous message, masked. */
  before?: string;
  /** Named features from the parsed values. */
  namedFeatures?: readonly string[];
}

/** Returns the vector of a masked text. */
export function vectorOf(
  lexicon: Lexicon,
  masked: string,
  { marked, before, namedFeatures }: ExtraInput = {},
): Vector {
  const { words, letters } = featuresOf(masked);
  const rows: number[] = [];
  const values: number[] = [];
  const add = (hashes: Uint32Array, weight: number) => {
    const block = featureVector(lexicon, hashes, weight);
    rows.push(...block.rows);
    values.push(...block.values);
  };
  add(words, BLOCK_WEIGHTS.words);
  add(letters, BLOCK_WEIGHTS.letters);
  // The guard uses classes instead of embeddings: of similar words, such as "school" and "church", only one may be protected.
  if (marked !== undefined) add(featuresOf(marked).words, BLOCK_WEIGHTS.marked);
  else
    for (const [at, value] of embeddingOf(lexicon, masked).entries()) {
      rows.push(lexicon.features.length - EMBEDDING_FEATURES.length + at);
      values.push(BLOCK_WEIGHTS.embedding * value);
    }
  if (before !== undefined) add(previousMessageFeatures(before), BLOCK_WEIGHTS.before);
  if (namedFeatures !== undefined) add(hashNamedFeatures(namedFeatures), BLOCK_WEIGHTS.named);
  return { rows: Uint32Array.from(rows), values: Float32Array.from(values) };
}

/** Returns the vector of hashed features, without the unknown ones. @param weight length of the vector */
export function featureVector(
  { features, idf }: Pick<Lexicon, 'features' | 'idf'>,
  hashes: Uint32Array,
  weight = 1,
): Vector {
  const rows = [...hashes].map((hash) => binarySearch(features, hash)).filter((row) => row >= 0);
  const norm = Math.sqrt(rows.reduce((sum, row) => sum + (idf[row] ?? 0) ** 2, 0));
  const values = Float32Array.from(rows, (row) => (weight * (idf[row] ?? 0)) / norm);
  return { rows: Uint32Array.from(rows), values };
}

/** Dimensions of a word embedding. */
const DIMENSIONS = 64;

/** The last features: one for each dimension of the embeddings, above all hashes. */
export const EMBEDDING_FEATURES = Uint32Array.from({ length: DIMENSIONS }, (_, at) => 2 ** HASH_BITS + at);

/** Returns the normalized sum of the word embeddings of a masked text. It covers words that no example has. */
export function embeddingOf(lexicon: Lexicon, masked: string): Float32Array {
  const { embeddings } = lexicon;
  const sum = new Float32Array(DIMENSIONS);
  for (const word of wordsOf(masked)) {
    const hash = hashWord(word);
    const start = binarySearch(embeddings.words, hash) * DIMENSIONS;
    if (start < 0) continue;
    const weight = idfOf(lexicon, hash);
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum[at] = (sum[at] ?? 0) + weight * (embeddings.vectors[start + at] ?? 0);
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Whether a word has an embedding, as all common English words do. @param word in lower case */
export function hasEmbedding({ embeddings }: Pick<Lexicon, 'embeddings'>, word: string): boolean {
  return binarySearch(embeddings.words, hashWord(word)) >= 0;
}

/** Returns the inverse document frequency of a word. @param word its hash */
export function idfOf({ features, idf }: Pick<Lexicon, 'features' | 'idf'>, word: number): number {
  return idf[binarySearch(features, word)] ?? UNKNOWN_IDF;
}

/** Returns the words of the previous message as separate features. */
export function previousMessageFeatures(masked: string): Uint32Array {
  return Uint32Array.from(new Set(['_', ...masked.split(' ')].map((word) => hashWord(`before ${word}`))));
}

/** Hashes named features. */
export function hashNamedFeatures(featureNames: readonly string[]): Uint32Array {
  return Uint32Array.from(new Set(featureNames.map(hashWord)));
}

/** Returns the probability of each class of a head. */
export function probabilities(head: Head, vector: Vector): Float32Array {
  return softmax(scoresOf(head, vector));
}

/** Returns a head's score (logit) of each class. */
export function scoresOf(head: Head, { rows, values }: Vector): Float32Array {
  const scores = Float32Array.from(head.bias);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const unit = (values[at] ?? 0) * head.unit;
    const start = startOf(head, row);
    const end = start + (head.counts[row] ?? 0);
    for (let place = start; place < end; place += 1) {
      const of = head.classOf[place] ?? 0;
      scores[of] = (scores[of] ?? 0) + unit * (head.weights[place] ?? 0);
    }
  }
  return scores;
}

/** Converts scores to probabilities, in place. */
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

/** Returns the index of the highest probability. */
export function indexOfMax(shares: Float32Array): number {
  return shares.indexOf(Math.max(...shares));
}

/** Returns the most likely classes, best first. */
export function topClasses(head: Head, vector: Vector, most: number): Scored<string>[] {
  const shares = probabilities(head, vector);
  return [...shares.keys()]
    .toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0))
    .slice(0, most)
    .map((at) => ({ value: head.classes[at] ?? '', confidence: shares[at] ?? 0 }));
}

/** The probability that one of these classes is right. */
export function shareOf<Class extends string>(
  classes: readonly Scored<Class>[],
  wanted: readonly Class[],
): number {
  return classes.reduce((sum, { value, confidence }) => sum + (wanted.includes(value) ? confidence : 0), 0);
}

/** @returns a function that returns the most likely classes of a head for named features, best first */
export function createNamedFeatureRanker(linear: LinearModel) {
  return (name: string, featureNames: readonly string[], most: number) =>
    topClasses(headOf(linear, name), featureVector(linear, hashNamedFeatures(featureNames)), most);
}

/** Returns the index of a number in an ascending list, or -1. */
function binarySearch(list: Uint32Array, wanted: number): number {
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
