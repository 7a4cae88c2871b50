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

/** A change since then. Arrow and sign say which way; the color only repeats it. */
export function Change({ trend, change, children }: ChangeProps) {
  return (
    <span className={styles.change}>
      <Icon name={trend === 'up' ? 'arrow-up' : 'arrow-down'} className={styles.arrow} />
      {change.replace('-', MINUS)} {children && <span className={styles.period}>{children}</span>}
    </span>
  );
}

/** As wide as the plus, which a hyphen is not. */
const MINUS = '\u2212';
