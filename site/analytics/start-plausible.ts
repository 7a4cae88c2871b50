import { writeStored } from '../ui/browser-storage.ts';

export const PLAUSIBLE_ORIGIN = 'https://plausible.io';

/** Plausible's documented opt-out of a browser (plausible.io/docs/excluding-localstorage). */
const IGNORE_KEY = 'plausible_ignore';

/**
 * Loads Plausible and counts a view of this page.
 * @returns a function that stops it
 */
export function startPlausible(domain: string): () => void {
  writeStored('localStorage', IGNORE_KEY, null);
  const script = document.createElement('script');
  script.src = `${PLAUSIBLE_ORIGIN}/js/script.js`;
  script.dataset.domain = domain;
  document.head.append(script);
  return () => {
    script.remove();
    // If storage is blocked, the loaded script runs until the page is closed.
    writeStored('localStorage', IGNORE_KEY, 'true');
  };
}
