/** How long a model may take, and how often it is asked. Tests pass shorter ones. */
export interface ModelLimits {
  /** ms until the first sign of an answer, of each step. */
  firstTokenMs: number;
  /** ms for everything, so that the visitor has an answer within 20 s. */
  totalMs: number;
  /** Questions under way at the same time. */
  atOnce: number;
  /** Questions a day (UTC), counted in this process. */
  perDay: number;
  /** Failures in a row after which the model is left alone for a while. */
  failures: number;
  pauseMs: number;
}

/** A visitor waits for 20 s at most, and nobody can spend more than a day's budget. */
export const MODEL_LIMITS: ModelLimits = {
  firstTokenMs: 8_000,
  totalMs: 18_500,
  atOnce: 4,
  perDay: 1_000,
  failures: 3,
  pauseMs: 60_000,
};

/** Why a question does not go to the model at all. */
type Closed = 'busy' | 'budget-spent' | 'paused';

export interface ModelGate {
  /** @returns what to call when the model has answered or failed; else why it is not asked */
  enter(): Leave | Closed;
}

/** @param retryAfterMs what a model that is over its limit asked for */
export type Leave = (outcome: 'answered' | 'failed', retryAfterMs?: number) => void;

const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * Lets so many questions through at once and a day, and none while the model is down: visitors then have the embedded
 * assistant's answer at once. After the pause one question tries whether it is back.
 */
export function modelGate({ atOnce, perDay, failures, pauseMs }: ModelLimits, now: () => Date): ModelGate {
  let underWay = 0;
  let asked = { day: '', count: 0 };
  let failed = 0;
  let pausedUntil = 0;
  return {
    enter() {
      const day = now().toISOString().slice(0, 10);
      if (asked.day !== day) asked = { day, count: 0 };
      const probing = failed >= failures;
      if (now().getTime() < pausedUntil || (probing && underWay > 0)) return 'paused';
      if (underWay >= atOnce) return 'busy';
      if (asked.count >= perDay) return 'budget-spent';
      asked.count += 1;
      underWay += 1;
      return (outcome, retryAfterMs) => {
        underWay -= 1;
        failed = outcome === 'answered' ? 0 : failed + 1;
        const wait = retryAfterMs ?? (failed >= failures ? pauseMs : 0);
        if (wait > 0) pausedUntil = now().getTime() + Math.min(wait, LONGEST_PAUSE_MS);
      };
    },
  };
}
