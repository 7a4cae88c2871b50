import type { LinearModel } from '#domain/chat/understand/weights.ts';
import { roleFeatures, sumFeatures } from '#domain/chat/values/figure-reader.ts';
import type { Example } from './read-examples.ts';
import { examplesWithoutSums, FIGURES, readFigureExamples } from './read-figures.ts';
import type { RequestExample } from './read-requests.ts';
import { trainNamedFeatureHeads } from './train-named-feature-heads.ts';

const OPTIONS = { epochs: 12, learningRate: 4, dropout: 0.5, maxWeights: 90_000 };

/**
 * Trains the heads that classify figures and the requested calculation, from the labeled lines and from messages that ask for none.
 * Deterministic.
 */
export function trainFigures(others: readonly Example[], requests: readonly RequestExample[]): LinearModel {
  const examples = [...readFigureExamples(FIGURES), ...examplesWithoutSums(others, requests)];
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
