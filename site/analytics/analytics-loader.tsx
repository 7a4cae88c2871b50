import { useEffect } from 'react';
import type { Analytics } from '#domain/consent/analytics.ts';
import { consentStore, hasGlobalPrivacyControl } from '../consent/consent-store.ts';
import { useStore } from '../ui/use-store.ts';
import { startGa4 } from './start-ga4.ts';
import { startPlausible } from './start-plausible.ts';

/**
 * Loads the configured analytics tool once the visitor consents, never under Global Privacy Control, and stops it when
 * consent is withdrawn. Renders nothing.
 */
export function AnalyticsLoader({ analytics }: { analytics: Analytics }) {
  const consent = useStore(consentStore);
  const allowed = Boolean(consent?.analytics) && !hasGlobalPrivacyControl();
  useEffect(() => {
    if (!allowed) return;
    return analytics.kind === 'plausible' ? startPlausible(analytics.domain) : startGa4(analytics.id);
  }, [allowed, analytics]);
  return null;
}
