/**
 * Points for each sign that a lead was sent by a program. Leads are stored and delivered whatever their score, and
 * marked as spam from `SPAM_THRESHOLD` points on. Signals that an honest visitor can cause (no JavaScript, a token that
 * did not load, a laptop that slept) stay below it even together.
 */
const POINTS = {
  /** The honeypot field was filled in. */
  trap: 3,
  /** Submitted less than two seconds after the form was first displayed. */
  quick: 3,
  /** Its token was already used for another lead. */
  replayed: 3,
  /** Its token was not issued by this server. */
  forged: 3,
  /** It lacks the fields that every form of the site sends. */
  direct: 3,
  /** It lacks the headers that every browser sends. */
  headless: 2,
  expired: 1,
  untokened: 1,
} as const;

export type SpamSignal = keyof typeof POINTS;

const SPAM_THRESHOLD = 3;

function spamScore(signals: readonly SpamSignal[]): number {
  return signals.reduce((sum, signal) => sum + POINTS[signal], 0);
}

/** Whether the lead is marked as possible spam for the agent. */
export function looksLikeSpam({ spamSignals }: { spamSignals: readonly SpamSignal[] }): boolean {
  return spamScore(spamSignals) >= SPAM_THRESHOLD;
}
