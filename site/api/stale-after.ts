/** How long an answer counts as fresh (spec, section 7). */
export const STALE_AFTER_MS = 5 * 60_000;
