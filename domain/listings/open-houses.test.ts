import { expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { nextListingChange, withUpcomingOpenHouses } from './open-houses.ts';
import type { Property } from './property.ts';

const past = { from: '2026-11-21T18:00:00.000Z', to: '2026-11-21T20:00:00.000Z' };
const next = { from: '2026-11-28T18:00:00.000Z', to: '2026-11-28T20:00:00.000Z' };
const later = { from: '2026-12-05T18:00:00.000Z', to: '2026-12-05T20:00:00.000Z' };
const home: Property = { ...(listings[0] as Property), openHouses: [later, past, next] };
const at = (iso: string) => Date.parse(iso);

test('past open houses are dropped, one in progress stays, and the next one is first', () => {
  expect(withUpcomingOpenHouses(home, at('2026-11-28T19:59:59Z')).openHouses).toEqual([next, later]);
  expect(withUpcomingOpenHouses(home, at('2026-11-28T20:00:00Z')).openHouses).toEqual([later]);
});

test('an open house that ends before it begins is not shown', () => {
  const odd: Property = { ...home, openHouses: [{ from: next.to, to: next.from }, later] };
  expect(withUpcomingOpenHouses(odd, at('2026-11-22T00:00:00Z')).openHouses).toEqual([later]);
});

test('a home without upcoming open houses has no such field', () => {
  expect(withUpcomingOpenHouses(home, at('2027-01-01T00:00:00Z'))).not.toHaveProperty('openHouses');
  const sold: Property = { ...home, status: 'Closed', closedOn: '2026-11-20' };
  expect(withUpcomingOpenHouses(sold, at('2026-11-22T00:00:00Z'))).not.toHaveProperty('openHouses');
});

test('the next change is the end of the first open house or the day a sold home leaves the list', () => {
  expect(nextListingChange(listings)).toBeNull();
  const coming = withUpcomingOpenHouses(home, at('2026-11-22T00:00:00Z'));
  expect(nextListingChange([...listings, coming])).toBe(at(next.to));
  const sold: Property = { ...home, openHouses: [], status: 'Closed', closedOn: '2026-10-25' };
  expect(nextListingChange([coming, sold])).toBe(at('2026-11-25T05:00:00Z'));
});
