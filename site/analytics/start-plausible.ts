export const PLAUSIBLE_ORIGIN = 'https://plausible.io';

/** Plausible's documented opt-out of a browser (plausible.io/docs/excluding-localstorage). */
const IGNORE_KEY = 'plausible_ignore';

/**
 * Loads Plausible and counts a view of this page.
 * @returns a function that stops it
 */
export function startPlausible(domain: string): () => void {
  ignore(false);
  const script = document.createElement('script');
  script.src = `${PLAUSIBLE_ORIGIN}/js/script.js`;
  script.dataset.domain = domain;
  document.head.append(script);
  return () => {
    script.remove();
    ignore(true);
  };
}

function ignore(yes: boolean): void {
  try {
    if (yes) localStorage.setItem(IGNORE_KEY, 'true');
    else localStorage.removeItem(IGNORE_KEY);
  } catch {
    // Storage is blocked: the loaded script runs until the page is closed.
  }
}
