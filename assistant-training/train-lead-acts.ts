import { LEAD_ACT_HEAD, leadActFeatures } from '#domain/chat/understand/lead-acts.ts';
import { type Lexicon, vectorOf } from '#domain/chat/understand/linear.ts';
import { LEAD_ACTS } from '#domain/chat/understand/understood.ts';
import type { LinearModel, WordEmbeddings } from '#domain/chat/understand/weights.ts';
import type { LeadMessageExample } from './read-lead-messages.ts';
import { type Sample, trainHead } from './train-head.ts';
import { frequentFeatures, hashesOf, withEmbeddingFeatures } from './vocabulary.ts';

/** Rarer features are dropped. */
const MIN_EXAMPLES = 3;
/** Weight of an act that stands beside the main one. */
const WEIGHT_BESIDE = 0.7;
const OPTIONS = { epochs: 20, learningRate: 3, dropout: 0.5, maxWeights: 75_000 };

/** Trains the head that classifies what a message does in a lead conversation. Deterministic. */
export function trainLeadActs(
  examples: readonly LeadMessageExample[],
  embeddings: WordEmbeddings,
  mask: (raw: string) => string,
): LinearModel {
  const read = examples.map((example) => {
    const masked = mask(example.text);
    return { ...example, masked, namedFeatures: leadActFeatures(example.text, masked, example.moment) };
  });
  const hashes = read.map(({ masked, namedFeatures }) => hashesOf(masked, namedFeatures));
  const vocabulary = withEmbeddingFeatures(frequentFeatures(hashes, MIN_EXAMPLES));
  const lexicon: Lexicon = { ...vocabulary, embeddings };
  const samples = read.flatMap(({ masked, namedFeatures, acts, weight = 1 }): Sample[] => {
    const vector = vectorOf(lexicon, masked, { namedFeatures });
    return acts.map((act, at) => ({
      vector,
      label: LEAD_ACTS.indexOf(act),
      weight: weight * (at === 0 ? 1 : WEIGHT_BESIDE),
    }));
  });
  const classes = [...LEAD_ACTS];
  const head = trainHead(samples, { classes, features: vocabulary.features.length, ...OPTIONS });
  return { ...vocabulary, heads: { [LEAD_ACT_HEAD]: head } };
}
