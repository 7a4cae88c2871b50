import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus and the window to the beginning of a part of the page whose content was replaced. */
export function useFocusOnChange(content: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    // Focus alone leaves the window where it is while any of the part is in sight.
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [content]);
  return part;
}
