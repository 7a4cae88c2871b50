import { footer } from '#content/footer.ts';
import { preferencesStore } from '../consent/consent-store.ts';
import styles from './footer-legal.module.css';

/** The button that opens the cookie preferences again (consent/cookie-preferences.tsx). */
export function CookieSettings() {
  return (
    <button type="button" className={styles.cookies} onClick={() => preferencesStore.set(true)}>
      {footer.cookieSettings}
    </button>
  );
}
