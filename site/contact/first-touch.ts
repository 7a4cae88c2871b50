import { type Attribution, parseAttribution } from '#domain/leads/attribution.ts';
import { readStored } from '../ui/browser-storage.ts';

/** How this visit began, as recorded for this tab by layouts/before-paint.js; falls back to the current path. */
export function firstTouch(): Attribution {
  try {
    const kept = readStored('sessionStorage', 'first-touch');
    if (kept) return parseAttribution(JSON.parse(kept));
  } catch {
    // It is not valid JSON.
  }
  return parseAttribution({ landingPage: location.pathname });
}
