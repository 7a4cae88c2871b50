import type { LinearModel } from '#domain/chat/understand/weights.ts';
import { roleFeatures, sumFeatures } from '#domain/chat/values/figure-reader.ts';
import type { FigureExample } from './read-figures.ts';
import { trainNamedFeatureHeads } from './train-named-feature-heads.ts';

const OPTIONS = { epochs: 12, learningRate: 4, dropout: 0.5, maxWeights: 100_000 };

/** Trains the heads that classify figures and the requested calculation. Deterministic. */
export function trainFigures(examples: readonly FigureExample[]): LinearModel {
  return trainNamedFeatureHeads({
    role: {
      samples: examples.flatMap(({ text, numbers, roles, last }) => {
        const featuresAt = roleFeatures(text, numbers, last);
        return roles.map((label, at) => ({ label, features: featuresAt(at, roles.slice(0, at)) }));
      }),
      options: OPTIONS,
    },
    sum: {
      samples: examples.map(({ text, numbers, roles, sum, last }) => ({
        label: sum,
        features: sumFeatures(text, numbers, roles, last),
      })),
      options: OPTIONS,
    },
  });
}
