import type { ReactNode } from 'react';
import { listingHours } from '#domain/listings/listing-time.ts';
import { type OpenHouse, upcomingOpenHouses } from '#domain/listings/open-houses.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './open-houses.module.css';

interface OpenHousesProps {
  openHouses: OpenHouse[];
  /** Shown before the first. */
  label?: (count: number) => string;
  /** Shown if there are no upcoming open houses. */
  none?: ReactNode;
}

/** The upcoming open houses of a home. A page from a cache hides those that are over by now. */
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
