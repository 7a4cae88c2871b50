import styles from './pane.module.css';

/** A small window: brass when somebody waits, terracotta when too long, dark when nobody. */
export function Pane({ lit }: { lit: 'dark' | 'lit' | 'late' }) {
  return <span className={`${styles.pane} ${styles[lit]}`} aria-hidden="true" />;
}
