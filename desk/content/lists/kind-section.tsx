import { type ReactNode, useId } from 'react';
import styles from './kind-section.module.css';

interface KindSectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A heading over a rule, and the records below it. */
export function KindSection({ title, aside, children }: KindSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
