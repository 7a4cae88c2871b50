import { DAY_MS } from '../durations.ts';
import { CLOSED, SOLD_SHOWN_DAYS } from './listing-status.ts';
import { startOfDay } from './listing-time.ts';
import type { Property } from './property.ts';

export type OpenHouse = NonNullable<Property['openHouses']>[number];

/** A home with the open houses that are not over yet, the next one first. @param now in milliseconds */
export function withComingOpenHouses(home: Property, now: number): Property {
  if (!home.openHouses) return home;
  const { openHouses, ...rest } = home;
  const coming = home.status === CLOSED ? [] : comingOpenHouses(openHouses, now);
  return coming.length > 0 ? { ...rest, openHouses: coming } : rest;
}

/** An older record may hold one that does not. */
export function endsAfterItBegins({ from, to }: OpenHouse): boolean {
  return Date.parse(to) > Date.parse(from);
}

export function comingOpenHouses(openHouses: OpenHouse[], now: number): OpenHouse[] {
  return openHouses
    .filter((openHouse) => endsAfterItBegins(openHouse) && Date.parse(openHouse.to) > now)
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
}

/**
 * When the listed homes will look different although no record changes: an open house ends, or a sold home leaves.
 * @returns milliseconds; null when that is never
 */
export function nextChangeOf(homes: Property[]): number | null {
  const times = homes.flatMap(({ openHouses = [], status, closedOn }) => [
    ...openHouses.map(({ to }) => Date.parse(to)),
    ...(status === CLOSED && closedOn ? [leavesAt(closedOn)] : []),
  ]);
  return times.length > 0 ? Math.min(...times) : null;
}

function leavesAt(closedOn: string): number {
  const day = new Date(Date.parse(closedOn) + (SOLD_SHOWN_DAYS + 1) * DAY_MS);
  return startOfDay(day.toISOString().slice(0, 10));
}
