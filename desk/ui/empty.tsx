import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Roofline } from './roofline.tsx';

interface EmptyProps {
  title: string;
  note: string;
  /** `p` if the page already has a heading. */
  heading?: 'h1' | 'h2' | 'p';
  /** Shows the roofline above, with one lit window. */
  window?: boolean;
  children?: ReactNode;
}

/** An empty state: says why there is nothing and what to do. */
export function Empty({ title, note, heading: Heading = 'p', window = false, children }: EmptyProps) {
  return (
    <div className={window ? `${styles.empty} ${styles.wide}` : styles.empty}>
      {window && <Roofline windows={[PORCH_WINDOW]} segments={8} />}
      <Heading className={`display ${styles.title}`}>{title}</Heading>
      <p className={styles.note}>{note}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

/** A window in the middle of the line. */
const PORCH_WINDOW = { index: 12, isLate: false };
