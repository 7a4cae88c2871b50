import { featuresOf } from '#domain/chat/text/features.ts';
import {
  EMBEDDING_FEATURES,
  hashNamedFeatures,
  previousMessageFeatures,
} from '#domain/chat/understand/linear.ts';
import type { LinearModel } from '#domain/chat/understand/weights.ts';

/** A masked example with the previous message. */
export interface MaskedText {
  masked: string;
  /** The same with protected words replaced by their classes. */
  marked: string;
  before?: string;
  beforeMarked?: string;
  actFeatures?: readonly string[];
}

/** Rarer features are dropped. */
const MIN_TEXTS = 4;

/** Returns the features that enough texts have, with their IDF. */
export function buildVocabulary(texts: readonly MaskedText[]): Vocabulary {
  return withEmbeddingFeatures(frequentFeatures(texts.map(featuresOfText), MIN_TEXTS));
}

/** Adds the features for the dimensions of the word embeddings. */
export function withEmbeddingFeatures({ features, idf }: Vocabulary): Vocabulary {
  return {
    features: Uint32Array.from([...features, ...EMBEDDING_FEATURES]),
    idf: Float32Array.from([...idf, ...EMBEDDING_FEATURES.map(() => 1)]),
  };
}

function featuresOfText({ masked, marked, before, beforeMarked, actFeatures }: MaskedText): Uint32Array {
  const { words, letters } = featuresOf(masked);
  return Uint32Array.from([
    ...new Set([...words, ...letters, ...featuresOf(marked).words]),
    ...(actFeatures ? hashNamedFeatures(actFeatures) : []),
    ...(before === undefined
      ? []
      : new Set([...previousMessageFeatures(before), ...previousMessageFeatures(beforeMarked ?? before)])),
  ]);
}

type Vocabulary = Pick<LinearModel, 'features' | 'idf'>;

/** Returns the hashed features of a masked message: those of its words and letters, and the named ones. */
export function hashesOf(masked: string, namedFeatures: readonly string[]): Uint32Array {
  const { words, letters } = featuresOf(masked);
  return Uint32Array.from(new Set([...words, ...letters, ...hashNamedFeatures(namedFeatures)]));
}

/** Returns the features that at least `least` texts have, with their IDF. @param featuresOfTexts the features of each text */
export function frequentFeatures(featuresOfTexts: readonly Uint32Array[], least: number): Vocabulary {
  const counts = new Map<number, number>();
  for (const hashes of featuresOfTexts)
    for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const frequent = [...counts]
    .filter(([, number]) => number >= least)
    .toSorted(([one], [other]) => one - other);
  return {
    features: Uint32Array.from(frequent, ([hash]) => hash),
    idf: Float32Array.from(frequent, ([, number]) => 1 + Math.log(featuresOfTexts.length / number)),
  };
}
