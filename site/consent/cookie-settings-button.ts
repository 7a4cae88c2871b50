import { preferencesStore } from './consent-store.ts';

/** The footer is static HTML: its Cookie settings button is heard here. */
export function listenForCookieSettings(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-cookie-settings]')) preferencesStore.set(true);
  });
}
