import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Below this width a panel fills the screen, so that nothing behind it may take focus (design, section 3). */
const PHONE = '(max-width: 759.98px)';

interface DialogOptions {
  open: boolean;
  /** 'phone': the page beside it stays usable where there is one. */
  modal: 'always' | 'phone';
  /** Escape, a click beside it, or the browser's own way to leave. */
  onClose: () => void;
}

/**
 * Opens and closes a native <dialog>. The browser makes the page behind a modal one inert and gives focus back; what
 * it leaves out is closing a panel that is not modal with Escape.
 */
export function useDialog({ open, modal, onClose }: DialogOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (modal === 'always' || matchMedia(PHONE).matches) element.showModal();
    else element.show();
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    const onBackdrop = (event: MouseEvent) => {
      if (event.target === element && isBeside(event, element)) leave();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('close', () => leave(), { signal });
    element.addEventListener('click', onBackdrop, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => {
      listening.abort();
      element.close();
    };
  }, [open, modal]);

  return dialog;
}

/** A click on the backdrop has the dialog as its target but lies outside its box. */
function isBeside({ clientX, clientY, detail }: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return detail > 0 && !inside;
}
