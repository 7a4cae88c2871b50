/** The visitor's choice, stored in their browser under `cookie-consent`. `timestamp` is ISO 8601 in UTC. */
export interface CookieConsent {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
  timestamp: string;
}
