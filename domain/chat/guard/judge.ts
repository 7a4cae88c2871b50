import { readings } from '../text/disguises.ts';
import { probabilities, vectorOf } from '../understand/linear.ts';
import type { Weights } from '../understand/weights.ts';
import { DECLINED, type Declined } from './category.ts';
import { type ProtectedWords, wordMarker } from './protected-words.ts';

/** Judges a text a visitor sent, or one about to be shown, such as a model's. */
export interface Judge {
  /**
   * Why a text is declined; null when it is fine. Declined is what one of its sentences, the whole, or the whole with
   * the message before says: nothing that stands beside a protected sentence can undo it.
   * @param before the message before, unless that was declined itself
   */
  judge(text: string, before?: string): Declined | null;
}

export interface JudgeParts {
  weights: Weights;
  words: ProtectedWords;
  mask: (raw: string) => string;
}

/** The guard: a floor of plain words, or the trained head. */
export function createJudge({ weights, words, mask }: JudgeParts): Judge {
  const head = weights.heads.guard;
  if (!head) throw new Error('The weights file has no guard: run npm run train');
  const marker = wordMarker(words);
  const fine = head.classes.indexOf('fine');
  const others = head.classes
    .map((name, at) => ({ name: name as Declined, at }))
    .filter(({ at }) => at !== fine);

  function heard(masked: string, before?: string): Declined | null {
    const shares = probabilities(
      head as NonNullable<typeof head>,
      guardVector(weights, marker.marked, masked, before),
    );
    const best = others.toSorted((one, other) => (shares[other.at] ?? 0) - (shares[one.at] ?? 0))[0];
    const floor = marker.floorOf(masked);
    const declines = floor !== null || 1 - (shares[fine] ?? 0) >= weights.settings.guard;
    if (!declines || !best) return null;
    if (floor === 'safety' || floor === 'schools') return floor;
    return floor && best.name === 'intrusion' ? 'people' : best.name;
  }

  return {
    judge(text, before) {
      const parts = [...new Set([...sentencesOf(text), ...readings(text)].map(mask))];
      const found = parts.filter(Boolean).map((part) => heard(part));
      if (before !== undefined) found.push(heard(mask(text), mask(before)));
      return DECLINED.find((category) => found.includes(category)) ?? null;
    },
  };
}

/** What the guard's head reads: the text, the same with classes in place of protected words, the message before. */
export function guardVector(
  weights: Pick<Weights, 'features' | 'idf'>,
  marked: (plain: string) => string,
  masked: string,
  before?: string,
) {
  return vectorOf(weights, masked, {
    marked: marked(masked),
    ...(before !== undefined && { before: marked(before) }),
  });
}

/** Sentences, each with the next one too, and in long ones the parts between commas and "and". */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;\n])\s+/);
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`);
  const clauses = sentences
    .filter((sentence) => sentence.length > LONG)
    .flatMap((sentence) => sentence.split(/,|\b(?:and|but|also|y|pero)\b/i));
  return [...sentences, ...pairs, ...clauses].filter((part) => part.trim().length > SHORTEST);
}

const LONG = 70;
const SHORTEST = 8;
