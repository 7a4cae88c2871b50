import { type RefObject, useEffect, useState } from 'react';

/** Spec, section 9. */
const HIDE_AFTER_PX = 150;
const IGNORED_CHANGE_PX = 10;

/** Design, section 5: the hairline under the header. */
const HAIRLINE_AFTER_PX = 8;

/**
 * Hides the header on the way down and brings it back on the way up. It stays while focus is inside or the menu is
 * open: what a visitor is using never leaves.
 */
export function useHidesOnScroll(header: RefObject<HTMLElement | null>): {
  hidden: boolean;
  scrolled: boolean;
} {
  const [hidden, setHidden] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      setScrolled(scrollY > HAIRLINE_AFTER_PX);
      if (Math.abs(scrollY - last) < IGNORED_CHANGE_PX) return;
      const down = scrollY > last;
      last = scrollY;
      setHidden(down && scrollY > HIDE_AFTER_PX && !isInUse(header.current));
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [header]);
  return { hidden, scrolled };
}

function isInUse(header: HTMLElement | null): boolean {
  return Boolean(header?.contains(document.activeElement) || header?.querySelector(':popover-open'));
}
