import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Below this width a panel fills the screen, so that nothing behind it may take focus (design, section 3). Below this
 * height, as when zoomed to 200 %, the cookie dock leaves no room for it.
 */
const SMALL_WINDOW = '(max-width: 759.98px), (max-height: 30rem)';

/** Open dialogs, the topmost last. */
const openDialogs: HTMLDialogElement[] = [];

interface DialogOptions {
  open: boolean;
  /** 'phone': on wider screens the page beside the dialog stays usable. */
  modal: 'always' | 'phone';
  /** Called on Escape, a click outside, or the browser's own way to close. */
  onClose: () => void;
}

/**
 * Opens and closes a native <dialog>. The browser makes the page behind a modal dialog inert and restores focus. Escape
 * closes only the topmost dialog, which browsers ensure only for modal ones.
 */
export function useDialog({ open, modal, onClose }: DialogOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (modal === 'always' || matchMedia(SMALL_WINDOW).matches) element.showModal();
    else element.show();
    openDialogs.push(element);
    const onEscape = (event: KeyboardEvent) => {
      // An Escape that ends an IME composition; see also chat-composer.tsx.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (event.key !== 'Escape' || isComposing || event.defaultPrevented || !isTopmost(element)) return;
      event.preventDefault();
      leave();
    };
    let isPressOutside = false;
    const onPress = (event: MouseEvent) => {
      isPressOutside = isOutside(event, element);
    };
    const onBackdrop = (event: MouseEvent) => {
      if (isPressOutside && isOutside(event, element)) leave();
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

/** Popovers and modal dialogs opened by other code are above all others; the browser closes them. */
function isTopmost(element: HTMLDialogElement): boolean {
  const above = document.querySelector(':popover-open, dialog:modal');
  return openDialogs.at(-1) === element && (above === null || above === element);
}

/**
 * Events on the backdrop have the dialog as target but are outside its box. A press inside with a release outside, as
 * when text is selected, must not count.
 */
function isOutside({ target, clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return target === element && !inside;
}
