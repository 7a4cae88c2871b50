import type { CookieConsent } from '#domain/consent/cookie-consent.ts';
import { readStored, writeStored } from '../ui/browser-storage.ts';
import { createPersistedStore, createStore } from '../ui/store.ts';
import { CONSENT_KEY, type ConsentChoice, consentRecord, parseConsent } from './consent-record.ts';

/** The visitor's choice; null before there is one. Nothing optional may load until then. */
export const consentStore = createPersistedStore<CookieConsent | null>(
  null,
  () => parseConsent(readStored('localStorage', CONSENT_KEY)),
  CONSENT_KEY,
);

/** Whether the cookie preferences are open. */
export const preferencesStore = createStore(false);

/** Whether the browser sends Global Privacy Control. */
export function hasGlobalPrivacyControl(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'globalPrivacyControl' in navigator &&
    navigator.globalPrivacyControl === true
  );
}

/** Stores the choice. If storage is full or blocked, the banner is shown again on the next page. */
export function saveConsent(choice: ConsentChoice): void {
  const record = consentRecord(choice, hasGlobalPrivacyControl(), new Date());
  writeStored('localStorage', CONSENT_KEY, JSON.stringify(record));
  consentStore.set(record);
}
