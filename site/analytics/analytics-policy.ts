import type { APIContext } from 'astro';
import type { Analytics } from '#domain/consent/analytics.ts';
import { GA4_ORIGIN } from './start-ga4.ts';
import { PLAUSIBLE_ORIGIN } from './start-plausible.ts';

/** Google's list for its tag without advertising features. */
const GA4_COLLECTORS = 'https://*.google-analytics.com https://*.analytics.google.com';

/** What the Content-Security-Policy must allow for the configured tool; nothing when there is none. */
export function allowAnalytics(policy: APIContext['csp'], analytics: Analytics | null): void {
  if (!policy || !analytics) return;
  // Astro takes named sources in the place of its own 'self'.
  policy.insertScriptResource("'self'");
  if (analytics.kind === 'plausible') {
    policy.insertScriptResource(PLAUSIBLE_ORIGIN);
    policy.insertDirective(`connect-src ${PLAUSIBLE_ORIGIN}`);
    return;
  }
  policy.insertScriptResource(GA4_ORIGIN);
  policy.insertDirective(`connect-src ${GA4_ORIGIN} ${GA4_COLLECTORS}`);
  policy.insertDirective(`img-src ${GA4_ORIGIN} ${GA4_COLLECTORS}`);
}
