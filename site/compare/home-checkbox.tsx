import type { ComponentProps } from 'react';
import { compareList } from '#content/compare.ts';
import tick from '../ui/tick.module.css';
import styles from './home-checkbox.module.css';

/**
 * A checkbox of 24 px in a target of at least 44.
 * @param label its accessible name: the home
 */
export function HomeCheckbox({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.label}>
      <input className={tick.tick} type="checkbox" {...input} />
      <span>
        {compareList.tick}
        <span className="sr"> {label}</span>
      </span>
    </label>
  );
}
