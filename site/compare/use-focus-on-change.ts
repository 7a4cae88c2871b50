import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus and the window to the beginning of a part of the page whose content was replaced: up to the page's own
 * heading while that is near, else up to the part. Never down, which would send the header away and leave the heading
 * cut at the window's edge.
 */
export function useFocusOnChange(content: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(content);
  // With the new content, not after it is painted: a Tab pressed in between would start from where the old content was.
  useLayoutEffect(() => {
    if (!part.current || shown.current === content) return;
    shown.current = content;
    // Focus alone leaves the window where it is while any of the part is in sight.
    part.current.focus({ preventScroll: true });
    const begins = part.current.getBoundingClientRect().top;
    if (begins > 0) scrollTo({ top: 0, behavior: 'instant' });
    else part.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [content]);
  return part;
}
