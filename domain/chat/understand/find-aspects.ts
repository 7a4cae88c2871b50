import type { Entry } from '../knowledge.ts';
import { scoresOf, softmax, type Vector } from './linear.ts';
import type { Weights } from './weights.ts';

/** The aspect of a line that asks for an entry's general answer. */
export const GENERAL = 'general';

/** Share from which an aspect is told instead of the general answer. */
const LEAST_SHARE = 0.5;

/** The class of an aspect in the trained head. */
export function aspectClass(entry: string, aspect: string): string {
  return `${entry}/${aspect}`;
}

/**
 * Finds what is asked about the subject of an entry. The trained head weighs the aspects of one entry against each other,
 * never against those of another.
 * @returns a function from a message to a function from an entry's id to one of its aspects; undefined where its general answer serves
 */
export function aspectFinder({ heads }: Weights, entries: readonly Entry[]) {
  const head = heads.aspect;
  const places = new Map(head?.classes.map((name, place) => [name, place]));
  const known = new Map(
    entries.map(({ id, aspects = {} }) => [
      id,
      [GENERAL, ...Object.keys(aspects)].flatMap((aspect) => {
        const place = places.get(aspectClass(id, aspect));
        return place === undefined ? [] : [{ aspect, place }];
      }),
    ]),
  );
  return (vector: Vector) => {
    const scores = head && scoresOf(head, vector);
    return (id: string): string | undefined => {
      const own = known.get(id) ?? [];
      const shares = softmax(Float32Array.from(own, ({ place }) => scores?.[place] ?? 0));
      const at = shares.findIndex((share) => share >= LEAST_SHARE);
      const aspect = own[at]?.aspect;
      return aspect === GENERAL ? undefined : aspect;
    };
  };
}
