import { useEffect } from 'react';

/** What may take over the focus of something that stood in it. */
const PLACES = 'section, article, aside, main';

/** What was pressed may be gone a moment later: then the part of the page around it has the focus, and keys go on from there. */
export function useLostFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let places: HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      focused = target as Element;
      places = [];
      for (let place = focused.closest(PLACES); place; place = place.parentElement?.closest(PLACES) ?? null)
        places.push(place as HTMLElement);
    };
    const takeOver = () => {
      if (document.activeElement !== document.body || focused?.isConnected !== false) return;
      focused = null;
      const place = places.find(({ isConnected }) => isConnected);
      if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
      place?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(takeOver);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
