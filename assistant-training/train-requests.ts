import { type Lexicon, vectorOf } from '#domain/chat/understand/linear.ts';
import { requestFeatures } from '#domain/chat/understand/record-requests.ts';
import type { LinearModel, WordEmbeddings } from '#domain/chat/understand/weights.ts';
import type { RequestExample } from './read-requests.ts';
import { type Sample, trainHead } from './train-head.ts';
import { frequentFeatures, hashesOf, withEmbeddingFeatures } from './vocabulary.ts';

/** Rarer features are dropped. */
const MIN_EXAMPLES = 3;
const OPTIONS = { epochs: 12, runs: 3, learningRate: 1.2, dropout: 0.5, maxWeights: 30_000 };

/** Trains the heads that read what a message asks of the records. Deterministic. */
export function trainRequests(
  examples: readonly RequestExample[],
  embeddings: WordEmbeddings,
  mask: (raw: string) => string,
): LinearModel {
  const read = examples.map((example) => {
    const masked = mask(example.text);
    return { example, masked, namedFeatures: requestFeatures(example.text, masked, example.shown) };
  });
  const hashes = read.map(({ masked, namedFeatures }) => hashesOf(masked, namedFeatures));
  const vocabulary = withEmbeddingFeatures(frequentFeatures(hashes, MIN_EXAMPLES));
  const lexicon: Lexicon = { ...vocabulary, embeddings };
  const vectors = read.map(({ example, masked, namedFeatures }) => ({
    example,
    vector: vectorOf(lexicon, masked, { namedFeatures }),
  }));
  const trained = (labelsOf: (example: RequestExample) => readonly string[]) => {
    const classes = [...new Set(examples.flatMap(labelsOf))].toSorted();
    const samples = vectors.flatMap(({ example, vector }): Sample[] =>
      labelsOf(example).map((label) => ({ vector, label: classes.indexOf(label) })),
    );
    return trainHead(samples, { classes, features: vocabulary.features.length, ...OPTIONS });
  };
  return {
    ...vocabulary,
    heads: {
      kind: trained(({ kind }) => [kind]),
      about: trained(({ about }) => [about]),
      items: trained(({ items }) => items),
      facts: trained(({ facts }) => facts),
    },
  };
}
