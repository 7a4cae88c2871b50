import type { CookieConsent } from '#domain/consent/cookie-consent.ts';

/** Key in localStorage. */
export const CONSENT_KEY = 'cookie-consent';

/** The uses a visitor may accept or decline. */
export type ConsentChoice = Pick<CookieConsent, 'analytics' | 'marketing' | 'functional'>;

/** Parses a stored record; null if there is none or it is incomplete. */
export function parseConsent(text: string | null): CookieConsent | null {
  try {
    const record = JSON.parse(text ?? 'null') as CookieConsent | null;
    const choices = [record?.analytics, record?.marketing, record?.functional];
    const complete = record?.necessary === true && choices.every((choice) => typeof choice === 'boolean');
    return complete ? record : null;
  } catch {
    return null;
  }
}

/** With Global Privacy Control the optional uses that share data stay off, whatever the visitor clicks. */
export function consentRecord(
  choice: ConsentChoice,
  globalPrivacyControl: boolean,
  now: Date,
): CookieConsent {
  return {
    necessary: true,
    analytics: choice.analytics && !globalPrivacyControl,
    marketing: choice.marketing && !globalPrivacyControl,
    functional: choice.functional,
    timestamp: now.toISOString(),
  };
}
