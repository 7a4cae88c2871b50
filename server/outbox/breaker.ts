/** Failures to connect, in a row, after which a receiver counts as down. */
const FAILURES_UNTIL_OPEN = 5;

/** While a receiver is down, one delivery a minute tries whether it is back. */
export const PROBE_EVERY_MS = 60_000;

/**
 * Spares a receiver that is down, and finds out soon that it is back. `now` comes from a monotonic clock, in ms: the
 * next probe must not move a day away.
 */
export interface Breaker {
  /** How many deliveries may be tried now: as many as wanted, one probe, or none. */
  allowance(now: number): 'all' | 'probe' | 'none';
  /**
   * The receiver took a delivery or refused it: either way it is there.
   * @returns true when it was down until now: everything that waits is due
   */
  answered(): boolean;
  couldNotConnect(now: number): void;
}

/** @param probeEveryMs shorter in tests only */
export function createBreaker(probeEveryMs = PROBE_EVERY_MS): Breaker {
  let failures = 0;
  let nextProbeAt = 0;
  const isOpen = () => failures >= FAILURES_UNTIL_OPEN;
  return {
    allowance(now) {
      if (!isOpen()) return 'all';
      return now >= nextProbeAt ? 'probe' : 'none';
    },
    answered() {
      const wasOpen = isOpen();
      failures = 0;
      return wasOpen;
    },
    couldNotConnect(now) {
      failures += 1;
      if (isOpen()) nextProbeAt = now + probeEveryMs;
    },
  };
}
