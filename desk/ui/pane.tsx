import styles from './pane.module.css';

/** A small window icon: brass while the person waits, terracotta when overdue, otherwise dark. */
export function Pane({ lit }: { lit: 'dark' | 'lit' | 'late' }) {
  return <span className={`${styles.pane} ${styles[lit]}`} aria-hidden="true" />;
}
