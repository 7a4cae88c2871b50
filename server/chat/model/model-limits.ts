/** Timeouts and rate limits of the model. Tests use shorter ones. */
export interface ModelLimits {
  /** Timeout in ms for the first chunk of each step. */
  firstTokenMs: number;
  /** Timeout in ms for the whole answer, so that the visitor gets one within 20 s. */
  totalMs: number;
  /** Concurrent questions. */
  atOnce: number;
  /** Questions per day (UTC) and process. */
  perDay: number;
  /** Consecutive failures that open the circuit breaker. */
  failures: number;
  pauseMs: number;
}

/** A visitor waits at most 20 s, and the cost per day is bounded. */
export const MODEL_LIMITS: ModelLimits = {
  firstTokenMs: 8_000,
  totalMs: 18_500,
  atOnce: 4,
  perDay: 1_000,
  failures: 3,
  pauseMs: 60_000,
};

/** Why a question is not sent to the model. */
type Closed = 'busy' | 'budget-spent' | 'paused';

interface ModelGate {
  /** @returns the function to call after the model has answered or failed, or why the model must not be asked */
  enter(): ReleaseSlot | Closed;
}

/** @param retryAfterMs the pause requested by a rate-limited model */
export type ReleaseSlot = (outcome: 'answered' | 'failed', retryAfterMs?: number) => void;

const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * Limits concurrent and daily questions, and opens a circuit breaker while the model is down, so that visitors get the embedded
 * assistant's answer at once. After the pause, one question probes the model.
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
