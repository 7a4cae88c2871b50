import { DAY_MS } from '../durations.ts';
import { CLOSED, SOLD_SHOWN_DAYS } from './listing-status.ts';
import { startOfDay } from './listing-time.ts';
import type { Property } from './property.ts';

export type OpenHouse = NonNullable<Property['openHouses']>[number];

/**
 * A home with only the open houses that are not over, the next one first.
 * @param now in milliseconds
 */
export function withUpcomingOpenHouses(home: Property, now: number): Property {
  if (!home.openHouses) return home;
  const { openHouses, ...rest } = home;
  const coming = home.status === CLOSED ? [] : upcomingOpenHouses(openHouses, now);
  return coming.length > 0 ? { ...rest, openHouses: coming } : rest;
}

/** Older records may hold an open house that ends before it begins. */
export function endsAfterItBegins({ from, to }: OpenHouse): boolean {
  return Date.parse(to) > Date.parse(from);
}

export function upcomingOpenHouses(openHouses: OpenHouse[], now: number): OpenHouse[] {
  return openHouses
    .filter((openHouse) => endsAfterItBegins(openHouse) && Date.parse(openHouse.to) > now)
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
}

/**
 * When the list of homes changes next although no record does: an open house ends, or a sold home leaves the list.
 * @returns milliseconds; null if never
 */
export function nextListingChange(homes: Property[]): number | null {
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
