import { featuresOf } from '#domain/chat/text/features.ts';
import { featuresBefore, featuresOfSigns, MEANING_FEATURES } from '#domain/chat/understand/linear.ts';
import type { Linear } from '#domain/chat/understand/weights.ts';

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
export function vocabularyOf(texts: readonly MaskedText[]): Vocabulary {
  const { features, idf } = knownAmong(texts.map(featuresOfText), LEAST_TEXTS);
  return {
    features: Uint32Array.from([...features, ...MEANING_FEATURES]),
    idf: Float32Array.from([...idf, ...MEANING_FEATURES.map(() => 1)]),
  };
}

function featuresOfText({ masked, marked, before, beforeMarked, signs }: MaskedText): Uint32Array {
  const { words, letters } = featuresOf(masked);
  return Uint32Array.from([
    ...new Set([...words, ...letters, ...featuresOf(marked).words]),
    ...(signs ? featuresOfSigns(signs) : []),
    ...(before === undefined
      ? []
      : new Set([...featuresBefore(before), ...featuresBefore(beforeMarked ?? before)])),
  ]);
}

type Vocabulary = Pick<Linear, 'features' | 'idf'>;

/** The features that so many texts have at least. @param heard the features of each text */
export function knownAmong(heard: readonly Uint32Array[], least: number): Vocabulary {
  const counts = new Map<number, number>();
  for (const hashes of heard) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const known = [...counts].filter(([, number]) => number >= least).toSorted(([one], [other]) => one - other);
  return {
    features: Uint32Array.from(known, ([hash]) => hash),
    idf: Float32Array.from(known, ([, number]) => 1 + Math.log(heard.length / number)),
  };
}
