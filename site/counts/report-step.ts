import type { ReportedStep } from '#domain/counts/counted-step.ts';
import { hasGlobalPrivacyControl } from '../consent/consent-store.ts';

/** Increments a counter of the server for this page. Nothing about the visitor is stored or sent. */
export function reportStep(step: ReportedStep): void {
  if (hasGlobalPrivacyControl()) return;
  navigator.sendBeacon('/api/counts', new Blob([JSON.stringify({ step })], { type: 'application/json' }));
}

/** Reports a view of a prefetched page, because the server does not count prefetches (layouts/next-page-rules.ts). */
export function reportPrefetchedView(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && Reflect.get(entry, 'deliveryType') === 'navigational-prefetch') reportStep('view');
}
