import type { ReactNode } from 'react';
import styles from './block.module.css';

interface BlockProps {
  title: string;
  /** Quiet words on the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a lead, under a line and its name. */
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
