import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Below this width a panel fills the screen, so that nothing behind it may take focus (design, section 3). */
const PHONE = '(max-width: 759.98px)';

/** Open dialogs, the topmost last. */
const openDialogs: HTMLDialogElement[] = [];

interface DialogOptions {
  open: boolean;
  /** 'phone': the page beside it stays usable where there is one. */
  modal: 'always' | 'phone';
  /** Escape, a click beside it, or the browser's own way to leave. */
  onClose: () => void;
}

/**
 * Opens and closes a native <dialog>. The browser makes the page behind a modal one inert and gives focus back. Escape closes
 * the topmost one only, which browsers do for modal dialogs alone.
 */
export function useDialog({ open, modal, onClose }: DialogOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (modal === 'always' || matchMedia(PHONE).matches) element.showModal();
    else element.show();
    openDialogs.push(element);
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isTopmost(element)) return;
      event.preventDefault();
      leave();
    };
    let isPressBeside = false;
    const onPress = (event: MouseEvent) => {
      isPressBeside = isBeside(event, element);
    };
    const onBackdrop = (event: MouseEvent) => {
      if (isPressBeside && isBeside(event, element)) leave();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('close', () => leave(), { signal });
    element.addEventListener('pointerdown', onPress, { signal });
    element.addEventListener('click', onBackdrop, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => {
      listening.abort();
      openDialogs.splice(openDialogs.indexOf(element), 1);
      element.close();
    };
  }, [open, modal]);

  return dialog;
}

/** A popover and a modal dialog of the page's own script lie above all others; the browser closes them. */
function isTopmost(element: HTMLDialogElement): boolean {
  const above = document.querySelector(':popover-open, dialog:modal');
  return openDialogs.at(-1) === element && (above === null || above === element);
}

/**
 * What happens on the backdrop has the dialog as its target but lies outside its box. So does a click that was pressed inside
 * and let go beside, as when text is marked.
 */
function isBeside({ target, clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return target === element && !inside;
}
