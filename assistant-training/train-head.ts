import { softmax, type Vector } from '#domain/chat/understand/linear.ts';
import { type Head, withBlockStarts } from '#domain/chat/understand/weights.ts';
import { randomFrom, shuffled } from './random.ts';

export interface Sample {
  vector: Vector;
  /** Index of the class. */
  label: number;
  /** Sample weight; defaults to 1. */
  weight?: number;
}

export interface TrainingOptions {
  classes: string[];
  features: number;
  epochs: number;
  /** The average of so many runs, each in another order, depends less on the order; 1 by default. */
  runs?: number;
  learningRate?: number;
  /** Share of a message's features dropped in each pass (dropout, Srivastava et al. 2014). */
  dropout?: number;
  /** Only this many of the largest weights are kept. */
  maxWeights: number;
  /** One in this many kept weights exceeds the range of a byte and is clipped. */
  clippedOneIn?: number;
}

const LEARNING_RATE = 5;
const CLIPPED_ONE_IN = 500;
/** Smaller gradients are skipped: those of most of 300 classes in most steps. */
const MIN_GRADIENT = 0.003;

/** Trains a linear head by stochastic gradient descent. Deterministic. */
export function trainHead(samples: readonly Sample[], options: TrainingOptions): Head {
  const count = options.classes.length;
  const random = randomFrom(20_261);
  const runs = options.runs ?? 1;
  const weights = new Float32Array(options.features * count);
  const bias = new Float32Array(count);
  for (let run = 0; run < runs; run += 1) {
    const one = trainedOnce(samples, options, random);
    addShare(weights, one.weights, 1 / runs);
    addShare(bias, one.bias, 1 / runs);
  }
  return toSparseHead(weights, bias, options);
}

function addShare(sum: Float32Array, values: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + share * (values[at] as number);
}

function trainedOnce(
  samples: readonly Sample[],
  options: TrainingOptions,
  random: () => number,
): { weights: Float32Array; bias: Float32Array } {
  const count = options.classes.length;
  const weights = new Float32Array(options.features * count);
  const bias = new Float32Array(count);
  const scores = new Float32Array(count);
  /** The classes to update, and their weight changes. */
  const changed = new Uint16Array(count);
  const changes = new Float64Array(count);
  for (let round = 0; round < options.epochs; round += 1) {
    const stepSize = (options.learningRate ?? LEARNING_RATE) * (1 - round / options.epochs);
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
      let changedCount = 0;
      for (let one = 0; one < count; one += 1) {
        const gradient = (scores[one] as number) - (one === label ? 1 : 0);
        if (Math.abs(gradient) < MIN_GRADIENT) continue;
        const change = stepSize * weight * gradient;
        bias[one] = (bias[one] as number) - 0.01 * change;
        changed[changedCount] = one;
        changes[changedCount] = change;
        changedCount += 1;
      }
      for (let at = 0; at < rows.length; at += 1) {
        const start = (rows[at] as number) * count;
        const value = values[at] as number;
        for (let one = 0; one < changedCount; one += 1) {
          const place = start + (changed[one] as number);
          weights[place] = (weights[place] as number) - (changes[one] as number) * value;
        }
      }
    }
  }
  return { weights, bias };
}

/** Drops a share of a vector's features and rescales the rest to the same length. */
export function withDropout({ rows, values }: Vector, dropout: number, random: () => number): Vector {
  const scale = 1 / Math.sqrt(1 - dropout);
  const part = { rows: new Uint32Array(rows.length), values: new Float32Array(rows.length) };
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    if (random() < dropout) continue;
    part.rows[count] = rows[at] as number;
    part.values[count] = (values[at] as number) * scale;
    count += 1;
  }
  return { rows: part.rows.subarray(0, count), values: part.values.subarray(0, count) };
}

/** Keeps the largest weights, quantized to a byte. @param weights one for each feature and class */
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

/** Returns the magnitude from which on a weight is among the `most` largest, by a histogram. */
function magnitudeThreshold(weights: Float32Array, most: number): number {
  const BINS = 20_000;
  const MAX_MAGNITUDE = 20;
  const bins = new Uint32Array(BINS + 1);
  for (const weight of weights) {
    const bin = Math.min(BINS, Math.floor((Math.abs(weight) / MAX_MAGNITUDE) * BINS));
    bins[bin] = (bins[bin] as number) + 1;
  }
  let kept = 0;
  for (let bin = BINS; bin > 0; bin -= 1) {
    kept += bins[bin] as number;
    if (kept > most) return ((bin + 1) / BINS) * MAX_MAGNITUDE;
  }
  return MAX_MAGNITUDE / BINS;
}
