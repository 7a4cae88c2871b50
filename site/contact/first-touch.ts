import { ATTRIBUTION_KEYS, type Attribution, parseAttribution } from '#domain/leads/attribution.ts';

const STORAGE_KEY = 'first-touch';

/** Notes how this visit began, once: landing page, referrer and utm parameters. Gone when the tab closes. */
export function rememberFirstTouch(): void {
  try {
    if (sessionStorage.getItem(STORAGE_KEY)) return;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(arrival()));
  } catch {
    // Storage is full or forbidden: a lead without attribution is still a lead.
  }
}

/** What `rememberFirstTouch` noted, or how this very page was reached. */
export function firstTouch(): Attribution {
  try {
    return parseAttribution(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? arrival());
  } catch {
    return arrival();
  }
}

function arrival(): Attribution {
  const parameters = new URLSearchParams(location.search);
  const utm = ATTRIBUTION_KEYS.filter((key) => key.startsWith('utm_')).map((key) => [
    key,
    parameters.get(key),
  ]);
  const fromElsewhere = document.referrer && new URL(document.referrer).host !== location.host;
  return parseAttribution({
    landingPage: location.pathname,
    ...(fromElsewhere && { referrer: document.referrer }),
    ...Object.fromEntries(utm),
  });
}
