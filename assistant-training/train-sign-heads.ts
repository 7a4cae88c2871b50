import { featuresOfSigns, vectorOfSigns } from '#domain/chat/understand/linear.ts';
import type { Linear } from '#domain/chat/understand/weights.ts';
import { type TrainingOptions, trainHead } from './softmax.ts';
import { knownAmong } from './vocabulary.ts';

/** What a head is trained from: signs, each time with what they are signs of. */
export interface SignTraining {
  samples: readonly { label: string; signs: string[] }[];
  options: Omit<TrainingOptions, 'classes' | 'features'>;
}

/** A sign that fewer examples have says too little. */
const LEAST_EXAMPLES = 2;

/** Trains heads over signs that they share: the same bytes at each run. */
export function trainSignHeads(trainings: Record<string, SignTraining>): Linear {
  const all = Object.values(trainings).flatMap(({ samples }) => samples);
  const lexicon = knownAmong(
    all.map(({ signs }) => featuresOfSigns(signs)),
    LEAST_EXAMPLES,
  );
  const heads = Object.entries(trainings).map(([name, { samples, options }]) => {
    const classes = [...new Set(samples.map(({ label }) => label))].toSorted();
    const vectors = samples.map(({ label, signs }) => ({
      vector: vectorOfSigns(lexicon, signs),
      label: classes.indexOf(label),
    }));
    return [name, trainHead(vectors, { classes, features: lexicon.features.length, ...options })] as const;
  });
  return { ...lexicon, heads: Object.fromEntries(heads) };
}
