import type { ReactNode } from 'react';
import { compareList } from '#content/compare.ts';
import styles from './list-notice.module.css';

/**
 * Shown if no home is for sale.
 * @param props.children a drawing above the text
 */
export function EmptyList({ children }: { children?: ReactNode }) {
  return (
    <div className={`linen ${styles.notice}`}>
      {children}
      <h2 className={styles.title}>{compareList.empty.title}</h2>
      <p>{compareList.empty.text}</p>
    </div>
  );
}
