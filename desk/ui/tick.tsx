import type { ComponentProps } from 'react';
import styles from './tick.module.css';

/** A check box with its label. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
