import type { Calibration } from '#domain/chat/understand/weights.ts';

/** The first guess for an example. */
export interface Guess {
  confidence: number;
  isRight: boolean;
}

/** Minimum guesses per calibration step. */
const MIN_GUESSES = 40;

/** Fits accuracy as a monotonic function of confidence (pool adjacent violators). */
export function fitCalibration(guesses: readonly Guess[]): Calibration {
  const sorted = guesses.toSorted((one, other) => one.confidence - other.confidence);
  const pools: { claim: number; right: number; all: number }[] = [];
  for (let at = 0; at < sorted.length; at += MIN_GUESSES) {
    const part = sorted.slice(at, at + MIN_GUESSES);
    pools.push({
      claim: part.reduce((sum, { confidence }) => sum + confidence, 0),
      right: part.filter(({ isRight }) => isRight).length,
      all: part.length,
    });
    for (
      let last = pools.at(-1), before = pools.at(-2);
      last && before && before.right / before.all >= last.right / last.all;
      last = pools.at(-1), before = pools.at(-2)
    ) {
      pools.splice(-2, 2, {
        claim: before.claim + last.claim,
        right: before.right + last.right,
        all: before.all + last.all,
      });
    }
  }
  return {
    claimed: pools.map(({ claim, all }) => claim / all),
    right: pools.map(({ right, all }) => right / all),
  };
}
