import { type Lexicon, vectorOf } from '#domain/chat/understand/linear.ts';
import { requestFeatures } from '#domain/chat/understand/record-requests.ts';
import type { LinearModel, WordEmbeddings } from '#domain/chat/understand/weights.ts';
import type { RequestExample } from './read-requests.ts';
import { type Sample, trainHead } from './train-head.ts';
import { frequentFeatures, hashesOf, withEmbeddingFeatures } from './vocabulary.ts';

/** Rarer features are dropped. */
const MIN_EXAMPLES = 3;
const OPTIONS = { epochs: 10, runs: 3, learningRate: 1, dropout: 0.5, maxWeights: 55_000 };

/** Trains the heads that read what a message asks of the records. Deterministic. */
export function trainRequests(
  examples: readonly RequestExample[],
  embeddings: WordEmbeddings,
  mask: (raw: string) => string,
): LinearModel {
  const read = examples.map((example) => {
    const { text, shown, kind } = example;
    const masked = mask(text);
    const alone = requestFeatures(text, masked, shown);
    return { example, masked, alone, ofKind: requestFeatures(text, masked, shown, kind) };
  });
  const hashes = read.map(({ masked, ofKind }) => hashesOf(masked, ofKind));
  const vocabulary = withEmbeddingFeatures(frequentFeatures(hashes, MIN_EXAMPLES));
  const lexicon: Lexicon = { ...vocabulary, embeddings };
  const vectors = read.map(({ example, masked, alone, ofKind }) => ({
    example,
    alone: vectorOf(lexicon, masked, { namedFeatures: alone }),
    ofKind: vectorOf(lexicon, masked, { namedFeatures: ofKind }),
  }));
  const trained = (labelsOf: (example: RequestExample) => readonly string[], input: 'alone' | 'ofKind') => {
    const classes = [...new Set(examples.flatMap(labelsOf))].toSorted();
    const samples = vectors.flatMap((one): Sample[] =>
      labelsOf(one.example).map((label) => ({ vector: one[input], label: classes.indexOf(label) })),
    );
    return trainHead(samples, { classes, features: vocabulary.features.length, ...OPTIONS });
  };
  return {
    ...vocabulary,
    heads: {
      kind: trained(({ kind }) => [kind], 'alone'),
      about: trained(({ about }) => [about], 'ofKind'),
      items: trained(({ items }) => items, 'ofKind'),
      facts: trained(({ facts }) => facts, 'ofKind'),
    },
  };
}
