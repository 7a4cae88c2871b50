import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './outcome.module.css';

/**
 * What became of a visitor's try. When it appears it takes focus and comes into sight, clear of the header and of the
 * toasts: on a phone the button that was pressed is a whole form away.
 */
export function Outcome({ className, ...props }: ComponentProps<'div'>) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus alone would put it in the window's middle, and `nearest` at its lower edge, both under the toasts.
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return <div ref={outcome} tabIndex={-1} className={`${styles.outcome} ${className ?? ''}`} {...props} />;
}
