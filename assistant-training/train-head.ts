import { softmax, type Vector } from '#domain/chat/understand/linear.ts';
import { type Head, withBlockStarts } from '#domain/chat/understand/weights.ts';
import { randomFrom, shuffled } from './random.ts';

export interface Sample {
  vector: Vector;
  /** Its place among the classes. */
  label: number;
  /** How much it counts; one when left out. */
  weight?: number;
}

export interface TrainingOptions {
  classes: string[];
  features: number;
  epochs: number;
  /** How far each step goes. */
  learningRate?: number;
  /** Share of a message's features left out at each sight of it, so that none is relied on alone (dropout, Srivastava et al. 2014). */
  dropout?: number;
  /** How many weights are kept at most: the largest. */
  maxWeights: number;
  /** One in so many of them is larger than a byte reaches, and is cut. */
  clippedOneIn?: number;
}

const LEARNING_RATE = 5;
const CLIPPED_ONE_IN = 500;
/** A class whose share is off by less teaches nothing: most of 300 classes in most steps. */
const MIN_GRADIENT = 0.003;

/** Trains a linear head by stochastic gradient descent, in the same order at each run. */
export function trainHead(samples: readonly Sample[], options: TrainingOptions): Head {
  const count = options.classes.length;
  const weights = new Float32Array(options.features * count);
  const bias = new Float32Array(count);
  const random = randomFrom(20_261);
  const scores = new Float32Array(count);
  /** The classes whose share is off, and by how much their weights are changed. */
  const changed = new Uint16Array(count);
  const changes = new Float64Array(count);
  for (let round = 0; round < options.epochs; round += 1) {
    const step = (options.learningRate ?? LEARNING_RATE) * (1 - round / options.epochs);
    for (const { vector, label, weight = 1 } of shuffled(samples, random)) {
      const { rows, values } = options.dropout ? withDropout(vector, options.dropout, random) : vector;
      scores.set(bias);
      for (let at = 0; at < rows.length; at += 1) {
        const start = (rows[at] as number) * count;
        const value = values[at] as number;
        for (let one = 0; one < count; one += 1)
          scores[one] = (scores[one] as number) + value * (weights[start + one] as number);
      }
      softmax(scores);
      let wrong = 0;
      for (let one = 0; one < count; one += 1) {
        const gradient = (scores[one] as number) - (one === label ? 1 : 0);
        if (Math.abs(gradient) < MIN_GRADIENT) continue;
        const change = step * weight * gradient;
        bias[one] = (bias[one] as number) - 0.01 * change;
        changed[wrong] = one;
        changes[wrong] = change;
        wrong += 1;
      }
      for (let at = 0; at < rows.length; at += 1) {
        const start = (rows[at] as number) * count;
        const value = values[at] as number;
        for (let one = 0; one < wrong; one += 1) {
          const place = start + (changed[one] as number);
          weights[place] = (weights[place] as number) - (changes[one] as number) * value;
        }
      }
    }
  }
  return toSparseHead(weights, bias, options);
}

/** A vector as long as the whole without a share of its features. */
export function withDropout({ rows, values }: Vector, unseen: number, random: () => number): Vector {
  const longer = 1 / Math.sqrt(1 - unseen);
  const part = { rows: new Uint32Array(rows.length), values: new Float32Array(rows.length) };
  let seen = 0;
  for (let at = 0; at < rows.length; at += 1) {
    if (random() < unseen) continue;
    part.rows[seen] = rows[at] as number;
    part.values[seen] = (values[at] as number) * longer;
    seen += 1;
  }
  return { rows: part.rows.subarray(0, seen), values: part.values.subarray(0, seen) };
}

/** Keeps the largest weights, each in a byte. @param weights of each feature, one for each class */
export function toSparseHead(
  weights: Float32Array,
  bias: Float32Array,
  {
    classes,
    features,
    maxWeights,
    clippedOneIn = CLIPPED_ONE_IN,
  }: Pick<TrainingOptions, 'classes' | 'features' | 'maxWeights' | 'clippedOneIn'>,
): Head {
  const count = classes.length;
  const [least, unit] = [
    magnitudeThreshold(weights, maxWeights),
    Math.max(magnitudeThreshold(weights, maxWeights / clippedOneIn), 1e-6) / 127,
  ];
  const counts = new Uint16Array(features);
  const classOf: number[] = [];
  const bytes: number[] = [];
  for (let row = 0; row < features; row += 1) {
    for (let one = 0; one < count; one += 1) {
      const weight = weights[row * count + one] as number;
      if (Math.abs(weight) < least) continue;
      const byte = Math.max(-127, Math.min(127, Math.round(weight / unit)));
      if (byte === 0) continue;
      classOf.push(one);
      bytes.push(byte);
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  return {
    classes,
    bias,
    ...withBlockStarts(counts),
    classOf: Uint16Array.from(classOf),
    weights: Int8Array.from(bytes),
    unit,
  };
}

/** The size from which a weight is among the `most` largest, from a histogram. */
function magnitudeThreshold(weights: Float32Array, most: number): number {
  const BINS = 20_000;
  const WIDEST = 20;
  const bins = new Uint32Array(BINS + 1);
  for (const weight of weights) {
    const bin = Math.min(BINS, Math.floor((Math.abs(weight) / WIDEST) * BINS));
    bins[bin] = (bins[bin] as number) + 1;
  }
  let kept = 0;
  for (let bin = BINS; bin > 0; bin -= 1) {
    kept += bins[bin] as number;
    if (kept > most) return ((bin + 1) / BINS) * WIDEST;
  }
  return WIDEST / BINS;
}
