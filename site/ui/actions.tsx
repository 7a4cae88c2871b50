import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The ways on under a title: buttons beside each other, on a phone one under the other. */
export function Actions({ centered = false, children }: { centered?: boolean; children: ReactNode }) {
  return <div className={`${styles.actions} ${centered ? styles.centered : ''}`}>{children}</div>;
}
