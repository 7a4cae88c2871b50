import { type Attribution, parseAttribution } from '#domain/leads/attribution.ts';

/** How this visit began, as recorded for this tab by layouts/before-paint.js; falls back to the current path. */
export function firstTouch(): Attribution {
  try {
    const kept = sessionStorage.getItem('first-touch');
    if (kept) return parseAttribution(JSON.parse(kept));
  } catch {
    // Storage is blocked or holds something else.
  }
  return parseAttribution({ landingPage: location.pathname });
}
