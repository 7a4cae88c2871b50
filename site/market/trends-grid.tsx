import type { ReactNode } from 'react';
import styles from './trends-grid.module.css';

/** The grid of charts: wide ones at full width, the others side by side. */
export function TrendsGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
