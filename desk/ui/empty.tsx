import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Roofline } from './roofline.tsx';

interface EmptyProps {
  title: string;
  note: string;
  /** `p` where the page has its heading already. */
  heading?: 'h1' | 'h2' | 'p';
  /** The roofline above, with one window lit. */
  window?: boolean;
  children?: ReactNode;
}

/** Says why there is nothing, and what will come or can be done. */
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
