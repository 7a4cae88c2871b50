import type { ReactNode } from 'react';
import styles from './change.module.css';
import { Icon } from './icon.tsx';

interface ChangeProps {
  trend: 'up' | 'down';
  /** "+8.5%" */
  change: string;
  /** The period, in words. */
  children?: ReactNode;
}

/** A change over a period. Arrow and sign show the direction; the color only repeats it. */
export function Change({ trend, change, children }: ChangeProps) {
  return (
    <span className={styles.change}>
      <Icon name={trend === 'up' ? 'arrow-up' : 'arrow-down'} className={styles.arrow} />
      {change.replace('-', MINUS)} {children && <span className={styles.period}>{children}</span>}
    </span>
  );
}

/** As wide as a plus sign, unlike a hyphen. */
const MINUS = '\u2212';
