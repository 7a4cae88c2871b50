/** Consecutive connection failures after which a receiver counts as down. */
const FAILURES_UNTIL_OPEN = 5;

/** While a receiver is down, one delivery a minute probes whether it is back. */
export const PROBE_EVERY_MS = 60_000;

/**
 * A circuit breaker for one receiver. `now` comes from a monotonic clock, in ms: setting the system clock must not
 * move the next probe.
 */
export interface Breaker {
  /** How many deliveries may be attempted now: any number, one probe, or none. */
  allowance(now: number): 'all' | 'probe' | 'none';
  /**
   * Records that the receiver accepted or refused a delivery, so it is reachable.
   * @returns true if it was down until now: the caller should make all pending deliveries due
   */
  answered(): boolean;
  couldNotConnect(now: number): void;
}

/** Creates a breaker, closed at first. @param probeEveryMs shorter in tests only */
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
