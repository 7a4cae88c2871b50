import type { CookieConsent } from '#domain/consent/cookie-consent.ts';
import { createKeptStore, createStore } from '../ui/store.ts';
import { CONSENT_KEY, type ConsentChoice, consentRecord, parseConsent } from './consent-record.ts';

/** The visitor's choice; null until there is one. Before it, and without it, nothing optional may load. */
export const consentStore = createKeptStore<CookieConsent | null>(null, readConsent, CONSENT_KEY);

/** Whether Cookie preferences are open. */
export const preferencesStore = createStore(false);

/** Whether the browser sends Global Privacy Control. */
export function hasGlobalPrivacyControl(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'globalPrivacyControl' in navigator &&
    navigator.globalPrivacyControl === true
  );
}

/** Keeps the choice. When storage is full or forbidden it holds for this page. */
export function saveConsent(choice: ConsentChoice): void {
  const record = consentRecord(choice, hasGlobalPrivacyControl(), new Date());
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  } catch {
    // The banner comes back on the next page.
  }
  consentStore.set(record);
}

function readConsent(): CookieConsent | null {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY));
  } catch {
    return null;
  }
}
