import { featureVector, hashNamedFeatures } from '#domain/chat/understand/linear.ts';
import type { LinearModel } from '#domain/chat/understand/weights.ts';
import { type TrainingOptions, trainHead } from './train-head.ts';
import { frequentFeatures } from './vocabulary.ts';

/** Training data of a head: named features with labels. */
interface NamedFeatureTraining {
  samples: readonly { label: string; features: string[] }[];
  options: Omit<TrainingOptions, 'classes' | 'features'>;
}

/** Rarer features are dropped. */
const MIN_EXAMPLES = 2;

/** Trains heads that share a vocabulary of named features. Deterministic. */
export function trainNamedFeatureHeads(trainings: Record<string, NamedFeatureTraining>): LinearModel {
  const all = Object.values(trainings).flatMap(({ samples }) => samples);
  const lexicon = frequentFeatures(
    all.map(({ features }) => hashNamedFeatures(features)),
    MIN_EXAMPLES,
  );
  const heads = Object.entries(trainings).map(([name, { samples, options }]) => {
    const classes = [...new Set(samples.map(({ label }) => label))].toSorted();
    const vectors = samples.map(({ label, features }) => ({
      vector: featureVector(lexicon, hashNamedFeatures(features)),
      label: classes.indexOf(label),
    }));
    return [name, trainHead(vectors, { classes, features: lexicon.features.length, ...options })] as const;
  });
  return { ...lexicon, heads: Object.fromEntries(heads) };
}
