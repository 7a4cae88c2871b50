import type { ReportedStep } from '#domain/counts/counted-step.ts';
import { hasGlobalPrivacyControl } from '../consent/consent-store.ts';

/** Adds one to what the server counts on this page. It stores and sends nothing of the visitor. */
export function reportStep(step: ReportedStep): void {
  if (hasGlobalPrivacyControl()) return;
  navigator.sendBeacon('/api/counts', new Blob([JSON.stringify({ step })], { type: 'application/json' }));
}

/** The server does not count a page that is fetched ahead (layouts/next-page-rules.ts): the page reports its opening itself. */
export function reportFetchedAhead(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && Reflect.get(entry, 'deliveryType') === 'navigational-prefetch') reportStep('view');
}
