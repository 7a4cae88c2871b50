import {
  type Aspect,
  aspectScore,
  type ComparableMessage,
  similarity,
} from '#domain/chat/understand/find-aspects.ts';
import { softmax } from '#domain/chat/understand/linear.ts';
import type { Head } from '#domain/chat/understand/weights.ts';
import { randomFrom, shuffled } from './random.ts';
import { type TrainingOptions, toSparseHead, withDropout } from './train-head.ts';

export interface AspectSample {
  message: ComparableMessage;
  /** All aspects of its entry, the general one first. */
  candidates: readonly Aspect[];
  /** Index of the requested aspect. */
  label: number;
}

type AspectTrainingOptions = Required<Omit<TrainingOptions, 'classes' | 'clippedOneIn' | 'runs'>>;

/** Trains a head whose classes are the words of aspect ids, so that an entry's aspects compete, by gradient descent. */
export function trainAspects(
  samples: readonly AspectSample[],
  { epochs, learningRate, dropout, features, maxWeights }: AspectTrainingOptions,
): Head {
  const classes = [
    ...new Set(samples.flatMap(({ candidates }) => candidates.flatMap(({ names }) => names))),
  ].toSorted();
  const classIndexes = new Map(classes.map((name, place) => [name, place]));
  const count = classes.length;
  const weights = new Float32Array(features * count);
  const random = randomFrom(20_261);
  const prepared = samples.map(({ message, candidates, label }) => ({
    message,
    label,
    candidates: candidates.map((aspect) => ({
      places: aspect.names.map((name) => classIndexes.get(name) as number),
      near: similarity(message, aspect),
    })),
  }));
  const nameScores = new Float32Array(count);
  for (let round = 0; round < epochs; round += 1) {
    const stepSize = learningRate * (1 - round / epochs);
    for (const { message, candidates, label } of shuffled(prepared, random)) {
      const { rows, values } = withDropout(message.vector, dropout, random);
      for (const { places } of candidates)
        for (const place of places) {
          let sum = 0;
          for (let at = 0; at < rows.length; at += 1)
            sum += (values[at] as number) * (weights[(rows[at] as number) * count + place] as number);
          nameScores[place] = sum;
        }
      const shares = softmax(
        Float32Array.from(candidates, ({ places, near }) => aspectScore(nameScores, places, near)),
      );
      for (const [at, { places }] of candidates.entries()) {
        const change =
          (stepSize * ((shares[at] as number) - (at === label ? 1 : 0))) / Math.sqrt(places.length);
        for (const place of places)
          for (let one = 0; one < rows.length; one += 1) {
            const weight = (rows[one] as number) * count + place;
            weights[weight] = (weights[weight] as number) - change * (values[one] as number);
          }
      }
    }
  }
  return toSparseHead(weights, new Float32Array(count), { classes, features, maxWeights });
}
