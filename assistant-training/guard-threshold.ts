import { probabilities, type Vector } from '#domain/chat/understand/linear.ts';
import type { Example } from './read-examples.ts';
import { trainHead } from './softmax.ts';

const PARTS = 3;
/**
 * The share of harmless look-alikes that may be refused: those written to look protected, and no others. Letting a protected
 * message through costs more than refusing a harmless one.
 */
const MOST_REFUSED = 0.15;
const LOOK_ALIKE = /^(?:look-alikes\.|guard\/fine)/;

/** From which probability on a message is declined, by cross-validation over the training lines. */
export function guardThreshold(
  train: readonly Example[],
  vectorOf: (example: Example) => Vector | undefined,
  features: number,
): number {
  const labeled = train.flatMap((example) => {
    const vector = vectorOf(example);
    const { guard } = example.labels;
    if (!vector || !guard) return [];
    const isFine = guard === 'fine';
    return [
      { vector, label: isFine ? 0 : 1, weight: isFine ? 1 : 2, isLookAlike: LOOK_ALIKE.test(example.id) },
    ];
  });
  const shares: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const head = trainHead(
      labeled.filter((_, at) => at % PARTS !== part),
      { classes: ['fine', 'declined'], features, rounds: 8, step: 0.5, most: 150_000 },
    );
    for (const [at, { vector, isLookAlike }] of labeled.entries())
      if (at % PARTS === part && isLookAlike) shares.push(probabilities(head, vector)[1] ?? 0);
  }
  const sorted = shares.toSorted((one, other) => other - one);
  return Math.round((sorted[Math.floor(sorted.length * MOST_REFUSED)] ?? 0.5) * 1000) / 1000;
}
