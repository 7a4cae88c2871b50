import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  title: string;
  note: string;
  children?: ReactNode;
}

/** A part of the numbers under a line: what it counts, and in a sentence what to make of it. */
export function Part({ title, note, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{note}</p>
      {children}
    </section>
  );
}
