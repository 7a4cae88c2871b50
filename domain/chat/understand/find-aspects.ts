import type { Entry } from '../knowledge.ts';
import { wordFeatures } from '../text/features.ts';
import { stem } from '../text/stem.ts';
import { embeddingOf, idfOf, type Lexicon, scoresOf, softmax, type Vector } from './linear.ts';
import type { Scored } from './understood.ts';
import { headOf, type Weights } from './weights.ts';

/** The aspect of a message that an entry's general answer serves. */
export const GENERAL = 'general';

/** Something asked about the subject of an entry. */
export interface Aspect {
  id: string;
  /** The words of its name, as stems: the classes of the trained head. */
  names: string[];
  /** Hashes of all its words, with how much they tell together. */
  words: ReadonlySet<number>;
  length: number;
  meaning: Float32Array;
}

/** A message, ready to be compared with aspects. */
export interface ComparableMessage {
  vector: Vector;
  words: { hash: number; weight: number }[];
  length: number;
  meaning: Float32Array;
}

/** What it weighs that a message has the words of an aspect, and words of like meaning. Set on what training keeps back. */
const SIMILARITY_WEIGHTS = { words: 50, meaning: 4 };

/** Share from which an aspect is told instead of the general answer. */
const MIN_CONFIDENCE = 0.4;

/** The aspect that is asked for, of all in their order; undefined where the general answer serves. */
export function requestedAspect([first]: readonly Scored<string>[]): string | undefined {
  const isAsked = first !== undefined && first.value !== GENERAL && first.confidence >= MIN_CONFIDENCE;
  return isAsked ? first.value : undefined;
}

/**
 * Finds what is asked about the subject of an entry. A trained head says which words the name of the aspect should have, so
 * that what is learned of "who pays" in one entry holds in all, and in one that was added since.
 * @returns a function from a message to a function from an entry to its aspects, the likeliest first and the general among them
 */
export function createAspectFinder(weights: Weights, mask: (raw: string) => string) {
  const head = headOf(weights, 'aspect');
  const places = new Map(head.classes.map((name, place) => [name, place]));
  const readAspects = createAspectReader(weights, mask);
  const known = new Map<string, Aspect[]>();
  const aspectsOf = (entry: Entry) => {
    const aspects = known.get(entry.id) ?? readAspects(entry);
    known.set(entry.id, aspects);
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
            aspect.names.map((name) => places.get(name) ?? -1),
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

/** @returns a function that gives the aspects of an entry, the general one first */
export function createAspectReader(lexicon: Lexicon, mask: (raw: string) => string) {
  const wordsIn = (texts: string[]) => new Set(texts.flatMap((text) => [...wordFeatures(mask(text))]));
  const read = (id: string, texts: string[], ofSubject: ReadonlySet<number>): Aspect => {
    const name = id.replaceAll('-', ' ');
    const masked = [name, ...texts].map(mask);
    const words = wordsIn([name, ...texts]).difference(ofSubject);
    const length = Math.hypot(...[...words].map((word) => idfOf(lexicon, word)));
    const meaning = embeddingOf(lexicon, masked.join(' '));
    return { id, names: name.split(' ').map(stem), words, length, meaning };
  };
  return ({ title, answer, aspects = {} }: Entry): Aspect[] => {
    const subject = wordsIn([title.en, title.es]);
    return [
      read(GENERAL, [answer.en, answer.es], subject),
      ...Object.entries(aspects).map(([id, { en, es }]) => read(id, [en, es], subject)),
    ];
  };
}

/** A message to compare. @param masked its text, masked */
export function toComparableMessage(lexicon: Lexicon, masked: string, vector: Vector): ComparableMessage {
  const words = [...wordFeatures(masked)].map((hash) => ({ hash, weight: idfOf(lexicon, hash) ** 2 }));
  const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight, 0));
  return { vector, words, length, meaning: embeddingOf(lexicon, masked) };
}

/** How near a message is to the words of an aspect. */
export function similarity({ words, length, meaning }: ComparableMessage, aspect: Aspect): number {
  let shared = 0;
  for (const { hash, weight } of words) if (aspect.words.has(hash)) shared += weight;
  const alike = meaning.reduce((sum, value, at) => sum + value * (aspect.meaning[at] ?? 0), 0);
  return (
    (SIMILARITY_WEIGHTS.words * shared) / (length * aspect.length || 1) + SIMILARITY_WEIGHTS.meaning * alike
  );
}

/** What speaks for an aspect. @param nameScores of each word a name may have, @param places of the words in its name */
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
