import styles from './meter.module.css';

interface MeterProps {
  value: number;
  /** The value of a full bar. */
  max: number;
}

/** A thin bar beside its number, hence hidden from screen readers. */
export function Meter({ value, max }: MeterProps) {
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <svg className={styles.meter} width="100%" height="4" aria-hidden="true">
      <rect className={styles.value} width={`${share * 100}%`} height="4" />
    </svg>
  );
}
