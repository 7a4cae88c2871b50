import type { CSSProperties } from 'react';
import { numbersWords as words } from '#content/desk/numbers.ts';
import styles from './bars.module.css';
import { NumbersSection } from './numbers-section.tsx';

interface BarsProps {
  title: string;
  note: string;
  rows: readonly { name: string; detail?: string; leads: number }[];
}

/** A horizontal bar chart, longest bar first. */
export function Bars({ title, note, rows }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  return (
    <NumbersSection title={title} note={rows.length > 0 ? note : words.none}>
      <ul className={styles.bars}>
        {rows.map(({ name, detail, leads }) => (
          <li key={detail || name}>
            <span className={styles.name}>
              {name}
              {detail && <small>{detail}</small>}
            </span>
            <span
              className={styles.meter}
              style={{ '--share': `${(leads / most) * 100}%` } as CSSProperties}
              aria-hidden="true"
            />
            <b>{leads.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ul>
    </NumbersSection>
  );
}
