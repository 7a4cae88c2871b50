import type { ComponentProps } from 'react';
import styles from './tick.module.css';

/** A tick box and what it says. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
