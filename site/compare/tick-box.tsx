import type { ComponentProps } from 'react';
import { compareList } from '#content/compare.ts';
import tick from '../ui/tick.module.css';
import styles from './tick-box.module.css';

/** A box of 24 px in a target of at least 44. @param what names the home to those who hear only the box */
export function TickBox({ what, ...input }: { what: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.label}>
      <input className={tick.tick} type="checkbox" {...input} />
      <span>
        {compareList.tick}
        <span className="sr"> {what}</span>
      </span>
    </label>
  );
}
