import { useEffect } from 'react';

/** Containers that may take over the focus of a removed element. */
const CONTAINERS = 'section, article, aside, main';

/** When the focused element is removed, focuses its nearest container that still exists, so that keyboard users continue there. */
export function useLostFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let containers: HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      focused = target as Element;
      containers = [];
      let container: Element | null = focused.closest(CONTAINERS);
      for (; container; container = container.parentElement?.closest(CONTAINERS) ?? null)
        containers.push(container as HTMLElement);
    };
    const takeOver = () => {
      if (document.activeElement !== document.body || focused?.isConnected !== false) return;
      focused = null;
      const container = containers.find(({ isConnected }) => isConnected);
      if (container && !container.hasAttribute('tabindex')) container.tabIndex = -1;
      container?.focus({ preventScroll: true });
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
