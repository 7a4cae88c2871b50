import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Collapsible content. */
export function Disclosure({ summary, className = '', children }: DisclosureProps) {
  return (
    <details className={`${styles.disclosure} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
