import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lede?: ReactNode;
  /** On the right of the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A page of the desk that scrolls as a whole. */
export function Page({ title, lede, aside, children }: PageProps) {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lede && <p className={styles.lede}>{lede}</p>}
        </div>
        {aside}
      </div>
      {children}
    </main>
  );
}
