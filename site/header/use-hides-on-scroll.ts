import { type RefObject, useEffect, useState } from 'react';

/** Spec, section 9. */
const HIDE_AFTER_PX = 150;
const IGNORED_CHANGE_PX = 10;

/** Design, section 5: a hairline below the header. */
const HAIRLINE_AFTER_PX = 8;

/**
 * Hides the header while scrolling down and shows it while scrolling up. It stays visible while it has focus or the menu
 * is open.
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
