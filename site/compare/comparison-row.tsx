// biome-ignore-all lint/a11y/noRedundantRoles: narrow screens display the rows as grids, which removes the table
// semantics.
import type { ReactNode } from 'react';
import { compareTable } from '#content/compare.ts';
import type { Property } from '#domain/listings/property.ts';
import styles from './comparison-table.module.css';
import { DiffersMark } from './differs-mark.tsx';

interface ComparisonRowProps {
  label: string;
  differs?: boolean;
  /** Running text. */
  small?: boolean;
  /** Its label is visually hidden, and it has no border below. */
  isLast?: boolean;
  homes: Property[];
  /** The cell of one home. */
  children: (home: Property, place: number) => ReactNode;
}

/** A row of the comparison: its label stays in view while the homes scroll. */
export function ComparisonRow({
  label,
  differs = false,
  small = false,
  isLast = false,
  homes,
  children,
}: ComparisonRowProps) {
  return (
    <tr className={isLast ? styles.last : undefined} role="row">
      <th scope="row" role="rowheader">
        {differs ? <MarkedLabel label={label} /> : <span className={isLast ? 'sr' : undefined}>{label}</span>}
      </th>
      {homes.map((home, place) => (
        <td key={home.id} className={small ? styles.small : undefined} role="cell">
          {children(home, place)}
        </td>
      ))}
    </tr>
  );
}

/** The mark stays on the line of the last word. */
function MarkedLabel({ label }: { label: string }) {
  const lastWord = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, lastWord)}
      <span className={styles.marked}>
        {label.slice(lastWord)}
        <DiffersMark />
      </span>{' '}
      <span className="sr">{compareTable.differs}</span>
    </>
  );
}
