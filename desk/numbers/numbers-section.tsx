import type { ReactNode } from 'react';
import styles from './numbers-section.module.css';

interface NumbersSectionProps {
  title: string;
  note: string;
  children?: ReactNode;
}

/** A section of the statistics: title, explanation and chart. */
export function NumbersSection({ title, note, children }: NumbersSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p>{note}</p>
      {children}
    </section>
  );
}
