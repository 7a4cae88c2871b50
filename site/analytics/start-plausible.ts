export const PLAUSIBLE_ORIGIN = 'https://plausible.io';

/** Plausible's own way to leave a browser out (plausible.io/docs/excluding-localstorage). */
const IGNORE_KEY = 'plausible_ignore';

/** Loads Plausible, which counts this page. @returns what stops it */
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
    // Storage is forbidden: what was loaded runs until this page closes.
  }
}
