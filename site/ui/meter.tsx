import styles from './meter.module.css';

/**
 * A thin bar beside its number, hence hidden from screen readers.
 * @param props.percent 0 to 100
 */
export function Meter({ percent }: { percent: number }) {
  return (
    <svg className={styles.meter} width="100%" height="4" aria-hidden="true">
      <rect className={styles.value} width={`${percent}%`} height="4" />
    </svg>
  );
}
