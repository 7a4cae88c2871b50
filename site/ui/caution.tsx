import type { ReactNode } from 'react';
import styles from './caution.module.css';
import { Icon } from './icon.tsx';

/** A notice that must be read before continuing, such as a disclosure. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <div className={styles.caution}>
      <Icon name="lock" className={styles.icon} />
      <p>{children}</p>
    </div>
  );
}
