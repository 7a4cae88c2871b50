import { expect, test } from 'vitest';
import { type Head, readWeights, startOf, type Weights, withBlockStarts, writeWeights } from './weights.ts';

const COUNTS = Uint16Array.from({ length: 50 }, (_, feature) => feature % 4);
const TOTAL = COUNTS.reduce((sum, count) => sum + count, 0);

const head: Head = {
  classes: ['buyer', 'seller', 'none'],
  bias: Float32Array.of(0.5, -0.5, 0),
  ...withBlockStarts(COUNTS),
  classOf: Uint16Array.from([...COUNTS].flatMap((count) => [0, 1, 2].slice(3 - count))),
  weights: Int8Array.from({ length: TOTAL }, (_, at) => at - 40),
  unit: 0.25,
};

test('the weights of a feature begin after those of all features before it', () => {
  const begins = [...COUNTS.keys()].map((feature) => startOf(head, feature));
  const before = [...COUNTS.keys()].map((feature) =>
    COUNTS.subarray(0, feature).reduce((sum, count) => sum + count, 0),
  );
  expect(begins).toEqual(before);
});

test('a written file is read back unchanged', () => {
  const ofReader = {
    features: Uint32Array.from(COUNTS.keys()),
    idf: Float32Array.from(COUNTS),
    heads: { role: head },
  };
  const weights: Weights = {
    features: Uint32Array.from(COUNTS.keys()),
    idf: Float32Array.from(COUNTS),
    heads: { side: head },
    figures: ofReader,
    wishes: { ...ofReader, heads: { thing: head } },
    leads: { ...ofReader, heads: { act: head } },
    requests: { ...ofReader, heads: { kind: head } },
    embeddings: { words: Uint32Array.of(7), vectors: Int8Array.of(1, -1, 0) },
    settings: { words: 1, calibration: { claimed: [0], right: [0] }, guard: 0.5, trainedOn: {} },
  };
  const file = writeWeights(weights);
  expect(readWeights(Uint8Array.from(file))).toEqual(weights);
});
