import { probabilities } from '../understand/linear.ts';
import { headOf } from '../understand/weights.ts';
import { guardVector, type JudgeParts } from './judge.ts';
import { createWordMarker } from './protected-words.ts';

/** The head is trained on visitors' questions, so copy needs a higher threshold. Tuned on server/fair-housing/copy-cases.txt. */
const MIN_CONFIDENCE = 0.62;

/** Shorter texts are headings or labels, which the head classifies at random. */
const MIN_WORDS = 3;

/** @returns a function that returns the protected class for which a sentence of ad copy is declined; null if it is fine */
export function createCopyGuard({ weights, words, mask }: JudgeParts): (sentence: string) => string | null {
  const head = headOf(weights, 'guard');
  const marker = createWordMarker(words);
  const harmlessClasses = ['fine', 'intrusion'].map((name) => head.classes.indexOf(name));
  return (sentence) => {
    const masked = mask(sentence);
    const floorClass = marker.floorOf(masked);
    if (floorClass !== null) return floorClass;
    if (masked.split(' ').length < MIN_WORDS) return null;
    const protectedClass = /_is_(\w+)/.exec(marker.marked(masked))?.[1] ?? null;
    if (protectedClass === null) return null;
    const shares = probabilities(head, guardVector(weights, marker.marked, masked));
    const share = 1 - harmlessClasses.reduce((sum, at) => sum + (shares[at] ?? 0), 0);
    return share >= MIN_CONFIDENCE ? protectedClass : null;
  };
}
