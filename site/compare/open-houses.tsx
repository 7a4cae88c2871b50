import type { ReactNode } from 'react';
import { listingHours } from '#domain/listings/listing-time.ts';
import { type OpenHouse, upcomingOpenHouses } from '#domain/listings/open-houses.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './open-houses.module.css';

interface OpenHousesProps {
  openHouses: OpenHouse[];
  /** Stands before the first. */
  label?: (count: number) => string;
  /** What stands there when none is to come. */
  none?: ReactNode;
}

/** When a home can be seen without an appointment. A page that stays open long leaves out what is over by then. */
export function OpenHouses({ openHouses, label, none = null }: OpenHousesProps) {
  const isHydrated = useHydrated();
  const shown = isHydrated ? upcomingOpenHouses(openHouses, Date.now()) : openHouses;
  if (shown.length === 0) return none;
  return (
    <p className="small">
      {label && <strong className={styles.label}>{label(shown.length)}</strong>}{' '}
      {shown.map(({ from, to }) => (
        <time key={`${from} ${to}`} className={styles.time} dateTime={from}>
          {listingHours({ from, to })}
        </time>
      ))}
    </p>
  );
}
