import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './outcome.module.css';
import { useHydrated } from './use-hydrated.ts';

/**
 * The outcome of submitting a form. When it appears it takes focus and scrolls into view, clear of the header and the
 * toasts: on a phone the submit button is a whole form away. A screen reader then reads its label. If it came with the
 * page, it is hydrated seconds later: it does nothing if the visitor is typing or has scrolled past it by then.
 */
export function Outcome({ className, ...props }: ComponentProps<'div'> & { 'aria-labelledby': string }) {
  const outcome = useRef<HTMLDivElement>(null);
  const [wasServerRendered] = useState(!useHydrated());
  useEffect(() => {
    const element = outcome.current;
    if (!element || (wasServerRendered && hasMovedOn(element))) return;
    // Focus alone would scroll it to the center, and `nearest` to the bottom, both below the toasts.
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [wasServerRendered]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a group of fields.
    <div
      ref={outcome}
      role="group"
      tabIndex={-1}
      className={`${styles.outcome} ${className ?? ''}`}
      {...props}
    />
  );
}

function hasMovedOn(read: HTMLElement): boolean {
  return document.activeElement !== document.body || read.getBoundingClientRect().bottom <= 0;
}
