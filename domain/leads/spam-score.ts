/**
 * What speaks for a program rather than a person, in points. A score, never a wall: a lead is
 * kept and delivered whatever its score, and marked from `MARKED_FROM` points on. What an honest visitor can run into
 * (no JavaScript, a token that did not load, a laptop that slept) stays below even when it comes together.
 */
const POINTS = {
  /** The field that nobody sees was filled in. */
  trap: 3,
  /** Sent less than two seconds after the form was first seen. */
  quick: 3,
  /** Its token had carried somebody else's lead before. */
  replayed: 3,
  /** Its token was not made here. */
  forged: 3,
  /** It lacks what every one of the site's own forms sends along. */
  direct: 3,
  /** It lacks the headers that every browser sends. */
  headless: 2,
  expired: 1,
  untokened: 1,
} as const;

export type SpamSignal = keyof typeof POINTS;

const MARKED_FROM = 3;

function spamScore(signals: readonly SpamSignal[]): number {
  return signals.reduce((sum, signal) => sum + POINTS[signal], 0);
}

/** Whether the agent is told to look twice. */
export function looksLikeSpam({ spamSignals }: { spamSignals: readonly SpamSignal[] }): boolean {
  return spamScore(spamSignals) >= MARKED_FROM;
}
