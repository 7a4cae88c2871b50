import type { LinearModel } from '#domain/chat/understand/weights.ts';
import { intentFeatures, wordRoleFeatures } from '#domain/chat/values/wish-reader.ts';
import type { WishExample } from './read-wishes.ts';
import { trainNamedFeatureHeads } from './train-named-feature-heads.ts';

const OPTIONS = { epochs: 12, runs: 5, learningRate: 2, dropout: 0.6, maxWeights: 60_000 };

/** Trains the heads that classify a message's intent and its wish phrases. Deterministic. */
export function trainWishes(examples: readonly WishExample[]): LinearModel {
  return trainNamedFeatureHeads({
    seeking: {
      samples: examples.map(({ intent, words }) => ({ label: intent, features: intentFeatures(words) })),
      options: OPTIONS,
    },
    thing: {
      samples: examples
        .filter(({ intent }) => intent === 'find' || intent === 'home')
        .flatMap(({ intent, words, roles }) =>
          roles.map((label, at) => ({
            label,
            features: wordRoleFeatures(words, at, roles.slice(0, at), intent),
          })),
        ),
      options: OPTIONS,
    },
  });
}
