import type { Side } from '../knowledge.ts';
import { undisguisedReadings } from '../text/disguises.ts';
import { runsOf } from '../text/features.ts';
import { indexOfMax, type Lexicon, probabilities, topClasses, vectorOf } from '../understand/linear.ts';
import { headOf, type Weights } from '../understand/weights.ts';
import { createWordMarker, type ProtectedWords } from './protected-words.ts';
import type { DeclineReason, Verdict } from './verdict.ts';

export interface JudgeParts {
  weights: Weights;
  words: ProtectedWords;
  mask: (raw: string) => string;
}

const MIN_ASKER_CONFIDENCE = 0.5;
/**
 * Below this probability a message without a protected word is in doubt: of the development lines between the threshold and this
 * one, 72 of 3,219 protected ones are, and 39 of 4,959 harmless ones.
 */
const SURE_TO_DECLINE = 0.3;
/** The class of messages that do not tell who asks. */
export const UNKNOWN_ASKER = 'none';

/**
 * Judges a visitor's text, or one about to be shown, such as a model's answer, by a list of words that are always declined and
 * by the trained head.
 * @returns a function that returns why a text is declined, with the details for the refusal; null if it is fine. A text is
 * declined if a sentence of it, the whole, or the whole with the previous message is declined, so that harmless sentences cannot
 * outweigh a declined one. Callers omit the previous message if it was declined itself; `least` is the probability from which the
 * head declines
 */
export function createJudge({ weights, words, mask }: JudgeParts) {
  const guard = headOf(weights, 'guard');
  const matter = headOf(weights, 'matter');
  const marker = createWordMarker(words);

  function classify(
    masked: string,
    least: number,
    before?: string,
  ): 'fine' | 'intrusion' | 'doubtful' | 'declined' {
    if (marker.floorOf(masked) !== null) return 'declined';
    const shares = probabilities(guard, guardVector(weights, marker.marked, masked, before));
    const fineIndex = guard.classes.indexOf('fine');
    const declinedShare = 1 - (shares[fineIndex] ?? 0);
    if (declinedShare < least) return 'fine';
    shares[fineIndex] = 0;
    if (guard.classes[indexOfMax(shares)] === 'intrusion') return 'intrusion';
    return declinedShare < SURE_TO_DECLINE ? 'doubtful' : 'declined';
  }

  /**
   * Returns the category of a declined message: the likeliest of the whole and of its declined parts together, so that a harmless part
   * on the dog does not decide: "I want no kids there. How do I word the listing?"
   */
  function categoryOf(whole: string, declinedParts: readonly string[]): DeclineReason {
    const shares = probabilities(matter, vectorOf(weights, whole));
    for (const part of declinedParts) {
      const ofPart = probabilities(matter, vectorOf(weights, part));
      for (const [at, share] of ofPart.entries())
        shares[at] = (shares[at] ?? 0) + share / declinedParts.length;
    }
    return matter.classes[indexOfMax(shares)] as DeclineReason;
  }

  function askerOf(whole: string): Side | null {
    const [topAsker] = topClasses(headOf(weights, 'asker'), vectorOf(weights, whole), 1);
    return topAsker && topAsker.value !== UNKNOWN_ASKER && topAsker.confidence >= MIN_ASKER_CONFIDENCE
      ? (topAsker.value as Side)
      : null;
  }

  return (text: string, before?: string, least = weights.settings.guard): Verdict | null => {
    const whole = mask(text);
    const parts = [
      ...new Set([whole, ...[...segmentsOf(text), ...undisguisedReadings(text)].map(mask)]),
    ].filter(Boolean);
    const results = parts.map((part) => classify(part, least));
    if (before !== undefined) results.push(classify(whole, least, mask(before)));
    const isDeclined = results.includes('declined');
    // "intrusion" only if no part is declined for another reason.
    if (!isDeclined && !results.includes('doubtful'))
      return results.includes('intrusion') ? { category: 'intrusion' } : null;
    const declinedParts = parts.filter((part, at) => part !== whole && isDeclining(results[at]));
    const asker = askerOf(whole);
    const traits = marker.traitsIn(whole);
    const isDoubtful = !isDeclined && traits.length === 0;
    return {
      category: categoryOf(whole, declinedParts),
      ...(asker && { asker }),
      traits,
      ...(isDoubtful && { isDoubtful: true }),
    };
  };
}

function isDeclining(result: string | undefined): boolean {
  return result === 'declined' || result === 'doubtful';
}

/** Returns the input of the guard's head: the text, the text with classes for protected words, and the previous message. */
export function guardVector(
  lexicon: Lexicon,
  marked: (plain: string) => string,
  masked: string,
  before?: string,
) {
  return vectorOf(lexicon, masked, {
    marked: marked(masked),
    ...(before !== undefined && { before: marked(before) }),
  });
}

/** Splits a text into sentences, runs of two and three sentences, and the clauses of long sentences. */
export function segmentsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;\n])\s+/);
  const clauses = sentences
    .filter((sentence) => sentence.length > LONG_SENTENCE)
    .flatMap((sentence) => sentence.split(/,|\b(?:and|but|also|y|pero)\b/i));
  return [...sentences, ...runsOf(sentences, [2, 3]), ...clauses].filter(
    (part) => part.trim().length > MIN_LENGTH,
  );
}

const LONG_SENTENCE = 70;
const MIN_LENGTH = 8;
