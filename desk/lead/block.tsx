import type { ReactNode } from 'react';
import styles from './block.module.css';

interface BlockProps {
  title: string;
  /** Small text to the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of the lead page. */
export function Block({ title, aside, children }: BlockProps) {
  return (
    <section className={styles.block}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {aside && <span className="small">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
