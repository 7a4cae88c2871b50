import type { ReactNode } from 'react';
import styles from './floats.module.css';

/** Slots of the layout, which Astro's types do not know as props. */
interface FloatsProps {
  /** Bottom left, in a row, so that the first item never moves. */
  left?: ReactNode;
  /** Bottom right, alone. */
  right?: ReactNode;
  /** The cookie dock below them. */
  dock?: ReactNode;
}

/**
 * The items fixed at the bottom of the window. Floats and dock share one column, so that the layout keeps them apart
 * whatever the banner's height, before any script has measured it.
 */
export function Floats({ left, right, dock }: FloatsProps) {
  return (
    <div className={styles.column}>
      <div className={styles.row}>
        <div className={styles.group}>{left}</div>
        <div className={styles.group}>{right}</div>
      </div>
      {dock}
    </div>
  );
}
