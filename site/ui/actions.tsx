import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** A row of buttons below a title, stacked on a phone. */
export function Actions({ centered = false, children }: { centered?: boolean; children: ReactNode }) {
  return <div className={`${styles.actions} ${centered ? styles.centered : ''}`}>{children}</div>;
}
