import type { Entry } from '../knowledge.ts';
import { wordFeatures } from '../text/features.ts';
import { stem } from '../text/stem.ts';
import { embeddingOf, idfOf, type Lexicon, scoresOf, softmax, type Vector } from './linear.ts';
import type { Scored } from './understood.ts';
import { headOf, type Weights } from './weights.ts';

/** The aspect that an entry's general answer covers. */
export const GENERAL = 'general';

/** A narrower question about the subject of an entry. */
export interface Aspect {
  id: string;
  /** The stemmed words of its id: classes of the trained head. */
  names: string[];
  /** Hashes of all its words; `length` is the norm of their IDFs. */
  words: ReadonlySet<number>;
  length: number;
  meaning: Float32Array;
}

/** The hashed words of a masked text with their squared IDFs, and the norm of their IDFs. */
export interface WeightedWords {
  words: { hash: number; weight: number }[];
  length: number;
}

/** A message prepared for comparison with aspects. */
export interface ComparableMessage extends WeightedWords {
  vector: Vector;
  meaning: Float32Array;
}

/** Weights of shared words and of embedding similarity. Tuned on the held-out examples. */
const SIMILARITY_WEIGHTS = { words: 50, meaning: 4 };

/** From this confidence on, an aspect is answered instead of the general answer. */
const MIN_CONFIDENCE = 0.4;

/** Returns the requested aspect from a ranked list; undefined if the general answer applies. */
export function requestedAspect([first]: readonly Scored<string>[]): string | undefined {
  const isAsked = first !== undefined && first.value !== GENERAL && first.confidence >= MIN_CONFIDENCE;
  return isAsked ? first.value : undefined;
}

/**
 * Ranks the aspects of an entry for a message. A trained head predicts the words of the aspect's id, so that "who pays", learned
 * in one entry, works in all entries, also in those added after the training.
 * @returns a function from a message to a function from an entry to its aspects, most likely first, including the general one
 */
export function createAspectFinder(weights: Weights, mask: (raw: string) => string) {
  const head = headOf(weights, 'aspect');
  const classIndexes = new Map(head.classes.map((name, place) => [name, place]));
  const readAspects = createAspectReader(weights, mask);
  const cache = new Map<string, Aspect[]>();
  const aspectsOf = (entry: Entry) => {
    const aspects = cache.get(entry.id) ?? readAspects(entry);
    cache.set(entry.id, aspects);
    return aspects;
  };
  return (masked: string, vector: Vector) => {
    const message = toComparableMessage(weights, masked, vector);
    const nameScores = scoresOf(head, vector);
    return (entry: Entry): Scored<string>[] => {
      if (!entry.aspects) return [];
      const aspects = aspectsOf(entry);
      const shares = softmax(
        Float32Array.from(aspects, (aspect) =>
          aspectScore(
            nameScores,
            aspect.names.map((name) => classIndexes.get(name) ?? -1),
            similarity(message, aspect),
          ),
        ),
      );
      return aspects
        .map(({ id }, at) => ({ value: id, confidence: shares[at] ?? 0 }))
        .toSorted((one, other) => other.confidence - one.confidence);
    };
  };
}

/** @returns a function that returns the aspects of an entry, the general one first */
export function createAspectReader(lexicon: Lexicon, mask: (raw: string) => string) {
  const wordsIn = (masked: string[]) => new Set(masked.flatMap((text) => [...wordFeatures(text)]));
  const read = (id: string, texts: string[], ofSubject: ReadonlySet<number>): Aspect => {
    const name = id.replaceAll('-', ' ');
    const masked = [name, ...texts].map(mask);
    const words = wordsIn(masked).difference(ofSubject);
    const length = Math.hypot(...[...words].map((word) => idfOf(lexicon, word)));
    const meaning = embeddingOf(lexicon, masked.join(' '));
    return { id, names: name.split(' ').map(stem), words, length, meaning };
  };
  return ({ title, answer, aspects = {} }: Entry): Aspect[] => {
    const subject = wordsIn([title.en, title.es].map(mask));
    return [
      read(GENERAL, [answer.en, answer.es], subject),
      ...Object.entries(aspects).map(([id, { en, es }]) => read(id, [en, es], subject)),
    ];
  };
}

/** Prepares a message for comparison. @param masked its masked text */
export function toComparableMessage(lexicon: Lexicon, masked: string, vector: Vector): ComparableMessage {
  return { vector, ...weightedWords(lexicon, masked), meaning: embeddingOf(lexicon, masked) };
}

export function weightedWords(lexicon: Lexicon, masked: string): WeightedWords {
  const words = [...wordFeatures(masked)].map((hash) => ({ hash, weight: idfOf(lexicon, hash) ** 2 }));
  return { words, length: Math.sqrt(words.reduce((sum, { weight }) => sum + weight, 0)) || 1 };
}

/** Returns the similarity of a message to the words of an aspect. */
export function similarity({ words, length, meaning }: ComparableMessage, aspect: Aspect): number {
  let shared = 0;
  for (const { hash, weight } of words) if (aspect.words.has(hash)) shared += weight;
  const cosine = meaning.reduce((sum, value, at) => sum + value * (aspect.meaning[at] ?? 0), 0);
  return (
    (SIMILARITY_WEIGHTS.words * shared) / (length * aspect.length || 1) + SIMILARITY_WEIGHTS.meaning * cosine
  );
}

/** Returns the score of an aspect. @param nameScores score of each class @param places classes of the words in its id */
export function aspectScore(
  nameScores: Float32Array,
  places: readonly number[],
  similarityToWords: number,
): number {
  return (
    places.reduce((sum, place) => sum + (nameScores[place] ?? 0), 0) / Math.sqrt(places.length) +
    similarityToWords
  );
}
