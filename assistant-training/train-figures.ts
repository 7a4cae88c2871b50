import { featuresOfSigns, vectorOfSigns } from '#domain/chat/understand/linear.ts';
import type { Linear } from '#domain/chat/understand/weights.ts';
import { roleSigns, sumSigns } from '#domain/chat/values/figure-reader.ts';
import type { FigureExample } from './read-figures.ts';
import { type TrainingOptions, trainHead } from './softmax.ts';
import { knownAmong } from './vocabulary.ts';

/** A sign that fewer examples have says too little. */
const LEAST_EXAMPLES = 2;
const OPTIONS = { rounds: 12, step: 4, unseen: 0.5, most: 100_000 };

/** Trains the heads that tell what a figure is and which sum is asked for: the same bytes at each run. */
export function trainFigures(examples: readonly FigureExample[]): Linear {
  const figures = examples.flatMap(({ text, numbers, roles, last }) =>
    roles.map((label, at) => ({ label, signs: roleSigns(text, numbers, at, roles.slice(0, at), last) })),
  );
  const sums = examples.map(({ text, numbers, roles, sum, last }) => ({
    label: sum,
    signs: sumSigns(text, numbers, roles, last),
  }));
  const lexicon = knownAmong(
    [...figures, ...sums].map(({ signs }) => featuresOfSigns(signs)),
    LEAST_EXAMPLES,
  );
  const headOf = (samples: typeof sums, options: Omit<TrainingOptions, 'classes' | 'features'>) => {
    const classes = [...new Set(samples.map(({ label }) => label))].toSorted();
    return trainHead(
      samples.map(({ label, signs }) => ({
        vector: vectorOfSigns(lexicon, signs),
        label: classes.indexOf(label),
      })),
      { classes, features: lexicon.features.length, ...options },
    );
  };
  return { ...lexicon, heads: { role: headOf(figures, OPTIONS), sum: headOf(sums, OPTIONS) } };
}
