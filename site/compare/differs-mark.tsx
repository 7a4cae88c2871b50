import styles from './differs-mark.module.css';

/** An unequal sign for a row whose values differ. The caller provides its text. */
export function DiffersMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
      <path d="M1.5 4.25h9M1.5 7.75h9M8.25 1.5l-4.5 9" />
    </svg>
  );
}
