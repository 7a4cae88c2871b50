import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './outcome.module.css';
import { useHydrated } from './use-hydrated.ts';

/**
 * The result of submitting a form. When it appears it takes focus and comes into sight, clear of the header and of the
 * toasts: on a phone the button that was pressed is a whole form away. A screen reader then reads what it is labelled by.
 * One that came with the page comes alive seconds later, when the visitor may be typing already or have scrolled past it to
 * the field that it names: then it leaves them alone.
 */
export function Outcome({ className, ...props }: ComponentProps<'div'> & { 'aria-labelledby': string }) {
  const outcome = useRef<HTMLDivElement>(null);
  const [isOfPage] = useState(!useHydrated());
  useEffect(() => {
    const element = outcome.current;
    if (!element || (isOfPage && hasGoneOn(element))) return;
    // Focus alone would put it in the window's middle, and `nearest` at its lower edge, both under the toasts.
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isOfPage]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    <div
      ref={outcome}
      role="group"
      tabIndex={-1}
      className={`${styles.outcome} ${className ?? ''}`}
      {...props}
    />
  );
}

function hasGoneOn(read: HTMLElement): boolean {
  return document.activeElement !== document.body || read.getBoundingClientRect().bottom <= 0;
}
