import { type Attribution, parseAttribution } from '#domain/leads/attribution.ts';

/** How this visit began, as layouts/before-paint.js noted it for this tab; at least where it was read that nothing is kept. */
export function firstTouch(): Attribution {
  try {
    const kept = sessionStorage.getItem('first-touch');
    if (kept) return parseAttribution(JSON.parse(kept));
  } catch {
    // Storage is forbidden, or holds something else.
  }
  return parseAttribution({ landingPage: location.pathname });
}
