import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** From 0 to 1; unknown without it. */
  share?: number | undefined;
}

/** How far something has got. */
export function Progress({ label, share }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} max={1} value={share} />;
}
