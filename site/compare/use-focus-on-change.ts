import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus, and with it the window, to a part of the page whose content was replaced. */
export function useFocusOnChange(content: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    part.current?.focus();
  }, [content]);
  return part;
}
