import { useEffect, useRef } from 'react';
import { cookieBanner, cookiePreferences } from '#content/cookie-consent.ts';
import { Button } from '../ui/button.tsx';
import { focusMain } from '../ui/focus-main.ts';
import { TextButton } from '../ui/text-link.tsx';
import { useStore } from '../ui/use-store.ts';
import { consentStore, preferencesStore, saveConsent } from './consent-store.ts';
import styles from './cookie-banner.module.css';
import { CookiePreferences } from './cookie-preferences.tsx';

const ALL = { analytics: true, marketing: true, functional: true };
const NONE = { analytics: false, marketing: false, functional: false };

/**
 * Asks for consent until there is a choice. It is part of the server's HTML and shown before the first paint if there is
 * no record (layouts/before-paint.js), so that it neither pops in nor flashes for visitors who have decided.
 * @param analyticsText explains what this deployment uses analytics for
 */
export function CookieBanner({ analyticsText }: { analyticsText: string }) {
  const consent = useStore(consentStore);
  return (
    <>
      {consent === null && <Banner />}
      <CookiePreferences analyticsText={analyticsText} />
    </>
  );
}

function Banner() {
  const dock = useMeasuredDock();
  return (
    <section ref={dock} data-dock className={styles.dock} aria-label={cookieBanner.label}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <p>{cookieBanner.text}</p>
          <p>
            <a href={cookieBanner.privacy.link}>{cookieBanner.privacy.label}</a>
          </p>
          <p className={styles.signal}>{cookiePreferences.globalPrivacyControl}</p>
        </div>
        <div className={styles.actions}>
          <Button variant="line" size="small" onClick={() => decide(ALL)}>
            {cookieBanner.acceptAll}
          </Button>
          <Button variant="line" size="small" onClick={() => decide(NONE)}>
            {cookieBanner.necessaryOnly}
          </Button>
          <TextButton className={styles.customize} onClick={() => preferencesStore.set(true)}>
            {cookieBanner.customize}
          </TextButton>
        </div>
      </div>
    </section>
  );
}

/** The clicked button disappears with the banner, so focus moves to the page. */
function decide(choice: typeof ALL | typeof NONE): void {
  focusMain();
  saveConsent(choice);
}

/**
 * Sets `--dock-h`, which keeps focus, footer and panels clear of the banner. It is set only if the banner's height
 * differs from what its CSS expects, because every element inherits it and would be restyled.
 */
function useMeasuredDock() {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const root = document.documentElement;
    root.dataset.consent = 'ask';
    const observer = new ResizeObserver(() => {
      const height = `${Math.ceil(element.offsetHeight)}px`;
      if (getComputedStyle(root).getPropertyValue('--dock-h') !== height)
        root.style.setProperty('--dock-h', height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--dock-h');
      delete root.dataset.consent;
    };
  }, []);
  return dock;
}
