import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to a part of the page whose content was replaced, and scrolls up: to the page's heading if it is near,
 * else to the part. It never scrolls down, because that would hide the header and cut off the heading.
 */
export function useFocusOnChange(content: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(content);
  // Before paint: a Tab pressed in between would start from the removed content.
  useLayoutEffect(() => {
    if (!part.current || shown.current === content) return;
    shown.current = content;
    // Focusing alone does not scroll if any of the part is in view.
    part.current.focus({ preventScroll: true });
    const begins = part.current.getBoundingClientRect().top;
    if (begins > 0) scrollTo({ top: 0, behavior: 'instant' });
    else part.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [content]);
  return part;
}
