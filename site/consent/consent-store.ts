import type { CookieConsent } from '#domain/consent/cookie-consent.ts';
import { createPersistedStore, createStore } from '../ui/store.ts';
import { CONSENT_KEY, type ConsentChoice, consentRecord, parseConsent } from './consent-record.ts';

/** The visitor's choice; null before there is one. Nothing optional may load until then. */
export const consentStore = createPersistedStore<CookieConsent | null>(null, readConsent, CONSENT_KEY);

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

/** Stores the choice. If storage is full or blocked it holds for this page. */
export function saveConsent(choice: ConsentChoice): void {
  const record = consentRecord(choice, hasGlobalPrivacyControl(), new Date());
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  } catch {
    // The banner is shown again on the next page.
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
