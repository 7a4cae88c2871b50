import { useEffect, useEffectEvent } from 'react';
import { hasSingleKeys } from '../session/single-keys.ts';

type KeyActions = Partial<Record<string, () => void>>;

/**
 * Registers single-key shortcuts. They are ignored while the user types, and while a dialog or menu is open, which Escape closes.
 * Shortcuts of one character can be turned off in Settings (WCAG 2.1.4).
 */
export function useKeys(actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open], :popover-open') || isTyping(event.target)) return;
    if (event.key === 'Enter' && handlesEnter(event.target)) return;
    if (event.key.length === 1 && !hasSingleKeys()) return;
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether an element accepts text input. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    // An element that was just hidden keeps the focus for a moment.
    target.checkVisibility() &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  );
}

/** Whether Enter activates the element itself. The link of the lead that is already open does nothing, so it does not count. */
function handlesEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, summary, a[href]:not([data-open])');
}
