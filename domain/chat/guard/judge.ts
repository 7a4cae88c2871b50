import type { Side } from '../knowledge.ts';
import { undisguisedReadings } from '../text/disguises.ts';
import { type Lexicon, probabilities, topClasses, vectorOf } from '../understand/linear.ts';
import { headOf, type Weights } from '../understand/weights.ts';
import { createWordMarker, type ProtectedWords } from './protected-words.ts';
import type { DeclineReason, Verdict } from './verdict.ts';

export interface JudgeParts {
  weights: Weights;
  words: ProtectedWords;
  mask: (raw: string) => string;
}

/** From here on a part of a message says what it is about. */
const MIN_MATTER_CONFIDENCE = 0.6;
const MIN_ASKER_CONFIDENCE = 0.5;
/** What most of it is about that is declined. */
const USUAL_MATTER: DeclineReason = 'people';
/** The class of those who do not say who they are. */
const UNKNOWN_ASKER = 'none';

/**
 * Judges a text a visitor sent, or one about to be shown, such as a model's, by a floor of plain words or the trained head.
 * @returns a function that tells why a text is declined, with all that the refusal is worded by; null when it is fine. Declined
 * is what one of its sentences, the whole, or the whole with the message before says: nothing that stands beside a protected
 * sentence can undo it. The message before is left out if that was declined itself
 */
export function createJudge({ weights, words, mask }: JudgeParts) {
  const guard = headOf(weights, 'guard');
  const matter = headOf(weights, 'matter');
  const usualIndex = matter.classes.indexOf(USUAL_MATTER);
  const marker = createWordMarker(words);

  function classify(masked: string, before?: string): 'fine' | 'intrusion' | 'declined' {
    if (marker.floorOf(masked) !== null) return 'declined';
    const shares = probabilities(guard, guardVector(weights, marker.marked, masked, before));
    const fine = guard.classes.indexOf('fine');
    if (1 - (shares[fine] ?? 0) < weights.settings.guard) return 'fine';
    shares[fine] = 0;
    return guard.classes[indexOfMax(shares)] === 'intrusion' ? 'intrusion' : 'declined';
  }

  /**
   * What is asked about. Where the whole does not say it surely, anything but people somewhere counts that one part says:
   * "I want no kids there. How do I word the listing?"
   */
  function categoryOf(parts: readonly string[]): DeclineReason {
    const [whole = new Float32Array(), ...others] = parts.map((part) =>
      probabilities(matter, vectorOf(weights, part)),
    );
    const sure = [
      whole,
      ...others.toSorted((one, other) => maxExcept(other, usualIndex) - maxExcept(one, usualIndex)),
    ].find((shares) => maxExcept(shares, usualIndex) >= MIN_MATTER_CONFIDENCE);
    return matter.classes[indexOfMax(sure ?? whole)] as DeclineReason;
  }

  function askerOf(whole: string): Side | null {
    const [said] = topClasses(headOf(weights, 'asker'), vectorOf(weights, whole), 1);
    return said && said.value !== UNKNOWN_ASKER && said.confidence >= MIN_ASKER_CONFIDENCE
      ? (said.value as Side)
      : null;
  }

  return (text: string, before?: string): Verdict | null => {
    const whole = mask(text);
    const parts = [
      ...new Set([whole, ...[...segmentsOf(text), ...undisguisedReadings(text)].map(mask)]),
    ].filter(Boolean);
    const found = parts.map((part) => classify(part));
    if (before !== undefined) found.push(classify(whole, mask(before)));
    // An attempt on the assistant only where nothing else is.
    if (!found.includes('declined')) return found.includes('intrusion') ? { category: 'intrusion' } : null;
    const asker = askerOf(whole);
    return { category: categoryOf(parts), ...(asker && { asker }), traits: marker.traitsIn(whole) };
  };
}

/** The most that is given to a class, but for one. */
function maxExcept(shares: Float32Array, but: number): number {
  return shares.reduce((most, share, at) => (at === but ? most : Math.max(most, share)), 0);
}

function indexOfMax(shares: Float32Array): number {
  return shares.indexOf(Math.max(...shares));
}

/** What the guard's head reads: the text, the same with classes in place of protected words, the message before. */
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

/** Sentences, each with the next one and two, and in long ones the parts between commas and "and". */
export function segmentsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;\n])\s+/);
  const runs = [2, 3].flatMap((length) =>
    sentences.slice(length - 1).map((_, at) => sentences.slice(at, at + length).join(' ')),
  );
  const clauses = sentences
    .filter((sentence) => sentence.length > LONG_SENTENCE)
    .flatMap((sentence) => sentence.split(/,|\b(?:and|but|also|y|pero)\b/i));
  return [...sentences, ...runs, ...clauses].filter((part) => part.trim().length > MIN_LENGTH);
}

const LONG_SENTENCE = 70;
const MIN_LENGTH = 8;
