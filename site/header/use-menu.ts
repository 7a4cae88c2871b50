import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Spec, section 9. */
const CLOSE_DELAY_MS = 200;

/** From this width on the menu is a dropdown that opens on hover (design, section 3). */
const DROPDOWN = '(min-width: 1024px)';

/**
 * Adds what a popover lacks: it opens on hover, closes 200 ms after the pointer left, when focus leaves and after a
 * click on a link, and takes arrow keys. Opening, Escape, a click outside and `aria-expanded` are handled by the
 * browser.
 */
export function useMenu() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A menu opened by hovering stays open at the click that follows. */
  const openedByHover = useRef(false);
  const [expanded, setExpanded] = useState<boolean | undefined>(undefined);

  const isOpen = () => panelRef.current?.matches(':popover-open') ?? false;
  const open = () => !isOpen() && panelRef.current?.showPopover();
  const close = () => isOpen() && panelRef.current?.hidePopover();

  function hover(): void {
    clearTimeout(closing.current);
    if (isOpen() || !matchMedia(DROPDOWN).matches) return;
    openedByHover.current = true;
    open();
  }

  useEffect(() => {
    setExpanded(isOpen());
    if (buttonRef.current?.matches(':hover')) hover();
    return () => clearTimeout(closing.current);
  }, []);

  const menu = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hover(),
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !matchMedia(DROPDOWN).matches) return;
      closing.current = setTimeout(close, CLOSE_DELAY_MS);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const next = event.relatedTarget;
      if (next && !event.currentTarget.contains(next)) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen()) {
        event.preventDefault();
        close();
        buttonRef.current?.focus();
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        open();
        moveFocus(panelRef.current, event.key === 'ArrowDown' ? 1 : -1);
      }
    },
  } satisfies ComponentProps<'div'>;

  const button = {
    ref: buttonRef,
    'aria-expanded': expanded,
    onClick: (event: MouseEvent) => {
      if (openedByHover.current && isOpen()) event.preventDefault();
      openedByHover.current = false;
    },
  } satisfies ComponentProps<'button'>;

  const panel = {
    ref: panelRef,
    // Cancels a pending close after the pointer left if the menu is opened or closed in between.
    onBeforeToggle: () => clearTimeout(closing.current),
    onToggle: () => {
      setExpanded(isOpen());
      if (!isOpen()) openedByHover.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close();
    },
  } satisfies ComponentProps<'nav'>;

  return { menu, button, panel };
}

/** From the button, the first step down leads to the first link; focus stops at either end. */
function moveFocus(panel: HTMLElement | null, step: 1 | -1): void {
  const links = [...(panel?.querySelectorAll('a') ?? [])].filter((link) => link.checkVisibility());
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
}
