/** The visitor's choice, kept in their own browser under `cookie-consent`. `timestamp` is ISO 8601 in UTC. */
export interface CookieConsent {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
  timestamp: string;
}
