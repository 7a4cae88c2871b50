import { compareTable } from '#content/compare.ts';
import type { FactName, FactRow } from '#domain/comparison/side-by-side.ts';
import { grouped } from '#domain/figures/grouped.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import styles from './comparison-table.module.css';
import { HomeStatus } from './home-status.tsx';

interface FactValueProps {
  name: FactName;
  value: FactRow['values'][number];
}

/** One home's value in one row, in the unit of the label. */
export function FactValue({ name, value }: FactValueProps) {
  if (name === 'price') return <PriceValue dollars={value} />;
  if (value === null) return <NotGiven />;
  if (name === 'status') return <HomeStatus status={String(value)} className={styles.status} />;
  if (name === 'pricePerSquareFoot') return <>${grouped(Number(value))}</>;
  if (name === 'squareFootage') return <>{grouped(Number(value))}</>;
  return <>{value}</>;
}

/** A value missing in the record. */
export function NotGiven() {
  return <span className={styles.none}>{compareTable.none}</span>;
}

/** The short format, with the exact price below it. */
function PriceValue({ dollars }: { dollars: FactRow['values'][number] }) {
  return (
    <>
      <span className={`d ${styles.price}`}>{formatPrice(dollars)}</span>
      {typeof dollars === 'number' && <span className={`xs ${styles.exact}`}>${grouped(dollars)}</span>}
    </>
  );
}
