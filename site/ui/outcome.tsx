import { type ComponentProps, useEffect, useId, useRef } from 'react';
import styles from './outcome.module.css';

/**
 * The result of submitting a form. When it appears it takes focus and comes into sight, clear of the header and of the
 * toasts: on a phone the button that was pressed is a whole form away.
 */
export function Outcome({ className, ...props }: ComponentProps<'div'>) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus alone would put it in the window's middle, and `nearest` at its lower edge, both under the toasts.
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    <div
      ref={outcome}
      id={id}
      // Named by all it says: a screen reader reads it once, when it takes focus.
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className={`${styles.outcome} ${className ?? ''}`}
      {...props}
    />
  );
}
