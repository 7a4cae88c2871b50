import styles from './home-status.module.css';

interface HomeStatusProps {
  /** RESO StandardStatus. */
  status: string;
  className?: string | undefined;
}

const TONES: Record<string, string | undefined> = {
  Active: styles.active,
  'Coming Soon': styles.coming,
  'Active Under Contract': styles.pending,
  Pending: styles.pending,
};

/** A home's status; the color only repeats the text. */
export function HomeStatus({ status, className = '' }: HomeStatusProps) {
  return <span className={`${styles.status} ${TONES[status] ?? ''} ${className}`}>{status}</span>;
}
