import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasSingleKeys } from '../session/single-keys.ts';

type KeyActions = Partial<Record<string, () => void>>;

/**
 * Single keys that work wherever nothing is being typed and no dialog or menu is open: Escape closes those. Letters and
 * signs can be turned off in Settings (WCAG 2.1.4).
 */
export function useKeys(actions: KeyActions): void {
  const current = useRef(actions);
  // Before the page is painted: a key counts for what is seen.
  useLayoutEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open], :popover-open') || isTyping(event.target)) return;
      if (event.key === 'Enter' && isPressed(event.target)) return;
      if (event.key.length === 1 && !hasSingleKeys()) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether what has the focus, or a key, takes letters. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    // What has just been hidden keeps the focus for a moment.
    target.checkVisibility() &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  );
}

/** Enter presses what has the focus. The link of what is open already goes nowhere. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, summary, a[href]:not([data-open])');
}
