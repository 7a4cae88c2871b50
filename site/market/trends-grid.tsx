import type { ReactNode } from 'react';
import styles from './trends-grid.module.css';

/** The charts: first and last across, the others side by side. */
export function TrendsGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
