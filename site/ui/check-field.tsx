import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.css';
import tick from './tick.module.css';

interface CheckFieldProps extends ComponentProps<'input'> {
  /** May be whole sentences with links. */
  label: ReactNode;
}

/** A checkbox with its label. Never preselected if it gives consent. */
export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input className={tick.tick} type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
