import { featuresOf, wordFeatures } from '#domain/chat/text/features.ts';
import { featuresBefore, featuresOfSigns } from '#domain/chat/understand/linear.ts';
import type { ExampleIndex, Weights } from '#domain/chat/understand/weights.ts';

/** A text of the examples, masked, with the one before it. */
export interface MaskedText {
  masked: string;
  /** The same with classes in place of protected words. */
  marked: string;
  before?: string;
  beforeMarked?: string;
  /** What its values and the talk say of its act. */
  signs?: readonly string[];
}

/** A feature that fewer texts have says too little. */
const LEAST_TEXTS = 3;

/** The features that several texts have, and how telling each is. */
export function vocabularyOf(texts: readonly MaskedText[]): Pick<Weights, 'features' | 'idf'> {
  const counts = new Map<number, number>();
  const count = (hashes: Uint32Array) => {
    for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  };
  for (const { masked, marked, before, beforeMarked, signs } of texts) {
    const { words, letters } = featuresOf(masked);
    count(Uint32Array.from(new Set([...words, ...letters, ...featuresOf(marked).words])));
    if (signs) count(featuresOfSigns(signs));
    if (before !== undefined)
      count(
        Uint32Array.from(new Set([...featuresBefore(before), ...featuresBefore(beforeMarked ?? before)])),
      );
  }
  const known = [...counts]
    .filter(([, number]) => number >= LEAST_TEXTS)
    .toSorted(([one], [other]) => one - other);
  return {
    features: Uint32Array.from(known, ([hash]) => hash),
    idf: Float32Array.from(known, ([, number]) => 1 + Math.log(texts.length / number)),
  };
}

/** A word that more examples have finds none. */
const MOST_EXAMPLES = 2_500;

/** Lists the examples by their words. @param labeled masked texts with the class of the entry each asks for */
export function indexOfExamples(
  { features, idf }: Pick<Weights, 'features' | 'idf'>,
  labeled: readonly { masked: string; entry: number }[],
): ExampleIndex {
  const rowOf = new Map([...features].map((hash, row) => [hash, row]));
  const lists = Array.from(features, (): number[] => []);
  const norms = new Float32Array(labeled.length);
  for (const [number, { masked }] of labeled.entries()) {
    let length = 0;
    for (const hash of wordFeatures(masked)) {
      const row = rowOf.get(hash);
      length += (row === undefined ? UNKNOWN : (idf[row] ?? 0)) ** 2;
      if (row !== undefined) lists[row]?.push(number);
    }
    norms[number] = Math.sqrt(length);
  }
  const kept = lists.map((list) => (list.length > MOST_EXAMPLES ? [] : list));
  const starts = new Uint32Array(features.length + 1);
  for (const [row, list] of kept.entries()) starts[row + 1] = (starts[row] ?? 0) + list.length;
  return {
    starts,
    examples: Uint16Array.from(kept.flat()),
    entries: Uint16Array.from(labeled, ({ entry }) => entry),
    norms,
  };
}

const UNKNOWN = 9;
