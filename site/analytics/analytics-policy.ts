import type { APIContext } from 'astro';
import type { Analytics } from '#domain/consent/analytics.ts';
import { GA4_ORIGIN } from './start-ga4.ts';
import { PLAUSIBLE_ORIGIN } from './start-plausible.ts';

/** The hosts that Google lists for its tag without advertising features. */
const GA4_COLLECTORS = 'https://*.google-analytics.com https://*.analytics.google.com';

/** Adds what the configured tool needs to the Content-Security-Policy; does nothing without a tool. */
export function allowAnalytics(policy: APIContext['csp'], analytics: Analytics | null): void {
  if (!policy || !analytics) return;
  // Astro drops its own 'self' when sources are added.
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
