import { featuresOf } from '#domain/chat/text/features.ts';
import { featuresBefore, featuresOfSigns, MEANING_FEATURES } from '#domain/chat/understand/linear.ts';
import type { Weights } from '#domain/chat/understand/weights.ts';

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
const LEAST_TEXTS = 4;

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
    features: Uint32Array.from([...known.map(([hash]) => hash), ...MEANING_FEATURES]),
    idf: Float32Array.from([
      ...known.map(([, number]) => 1 + Math.log(texts.length / number)),
      ...MEANING_FEATURES.map(() => 1),
    ]),
  };
}
