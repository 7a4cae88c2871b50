import { probabilities, type Vector } from '#domain/chat/understand/linear.ts';
import type { Example } from './read-examples.ts';
import { trainHead } from './softmax.ts';

const PARTS = 3;
/** The share of protected training lines that the head alone lets through: the floor of plain words comes beside it. */
const MOST_MISSED = 0.04;

/** From which probability on a message is declined, by cross-validation over the training lines. */
export function guardThreshold(
  train: readonly Example[],
  vectorOf: (example: Example) => Vector | undefined,
  features: number,
): number {
  const labeled = train.flatMap((example) => {
    const vector = vectorOf(example);
    const { guard } = example.labels;
    return vector && guard
      ? [{ vector, label: guard === 'fine' ? 0 : 1, weight: guard === 'fine' ? 1 : 2 }]
      : [];
  });
  const shares: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const head = trainHead(
      labeled.filter((_, at) => at % PARTS !== part),
      { classes: ['fine', 'declined'], features, rounds: 8, step: 0.5, most: 150_000 },
    );
    for (const [at, { vector, label }] of labeled.entries())
      if (at % PARTS === part && label === 1) shares.push(probabilities(head, vector)[1] ?? 0);
  }
  const sorted = shares.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * MOST_MISSED)] ?? 0.5) * 1000) / 1000;
}
