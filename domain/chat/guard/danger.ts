import { GENERAL } from '../understand/find-aspects.ts';
import { indexOfMax, probabilities, vectorOf } from '../understand/linear.ts';
import { headOf, type Weights } from '../understand/weights.ts';
import { segmentsOf } from './judge.ts';
import type { Danger } from './verdict.ts';

/** The class of messages without danger. */
export const NO_DANGER = 'none';

/** The aspect that names the help for every kind of danger. */
export const ANY_DANGER = 'any-danger';

/**
 * Probability from which a message surely tells of danger, and from which it may. Of 8,225 development lines, nearly all without
 * danger, 5 reach the first and 93 the second; docs/decisions/0018-danger-has-a-head-of-its-own.md has what is found and missed.
 */
const SURE = 0.6;
const POSSIBLE = 0.12;
/** Share of a kind of danger from which its own answer is told. */
const SURE_OF_KIND = 0.75;

/**
 * Creates a function that returns whether a message tells of danger, to its writer or to somebody else; null if not. The whole
 * message and each sentence are judged, since danger is often told within a question about a home. The probabilities are those from which
 * danger is possible and sure.
 */
export function createDangerDetector(weights: Weights, mask: (raw: string) => string) {
  const head = headOf(weights, 'danger');
  const noDanger = head.classes.indexOf(NO_DANGER);
  const probabilityIn = (shares: Float32Array) => 1 - (shares[noDanger] ?? 0);
  return (text: string, { possible, sure } = { possible: POSSIBLE, sure: SURE }): Danger | null => {
    const [most] = [...new Set([text, ...segmentsOf(text)].map(mask))]
      .map((part) => probabilities(head, vectorOf(weights, part)))
      .toSorted((one, other) => probabilityIn(other) - probabilityIn(one));
    const probability = most ? probabilityIn(most) : 0;
    if (!most || probability < possible) return null;
    const kinds = most.with(noDanger, 0);
    const kind = head.classes[indexOfMax(kinds)] ?? GENERAL;
    const isOfKind = kind === GENERAL || Math.max(...kinds) >= SURE_OF_KIND * probability;
    return { isSure: probability >= sure, aspect: isOfKind ? kind : ANY_DANGER };
  };
}
