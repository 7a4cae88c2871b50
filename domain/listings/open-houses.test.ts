import { expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { nextChangeOf, withComingOpenHouses } from './open-houses.ts';
import type { Property } from './property.ts';

const past = { from: '2026-11-21T18:00:00.000Z', to: '2026-11-21T20:00:00.000Z' };
const next = { from: '2026-11-28T18:00:00.000Z', to: '2026-11-28T20:00:00.000Z' };
const later = { from: '2026-12-05T18:00:00.000Z', to: '2026-12-05T20:00:00.000Z' };
const home: Property = { ...(listings[0] as Property), openHouses: [later, past, next] };
const at = (iso: string) => Date.parse(iso);

test('those that are over go, one that goes on stays, and the next one is first', () => {
  expect(withComingOpenHouses(home, at('2026-11-28T19:59:59Z')).openHouses).toEqual([next, later]);
  expect(withComingOpenHouses(home, at('2026-11-28T20:00:00Z')).openHouses).toEqual([later]);
});

test('one that ends before it begins is not shown', () => {
  const odd: Property = { ...home, openHouses: [{ from: next.to, to: next.from }, later] };
  expect(withComingOpenHouses(odd, at('2026-11-22T00:00:00Z')).openHouses).toEqual([later]);
});

test('a home without coming ones has no list of them', () => {
  expect(withComingOpenHouses(home, at('2027-01-01T00:00:00Z'))).not.toHaveProperty('openHouses');
  const sold: Property = { ...home, status: 'Closed', closedOn: '2026-11-20' };
  expect(withComingOpenHouses(sold, at('2026-11-22T00:00:00Z'))).not.toHaveProperty('openHouses');
});

test('the list looks different when the first open house ends or a sold home leaves', () => {
  expect(nextChangeOf(listings)).toBeNull();
  const coming = withComingOpenHouses(home, at('2026-11-22T00:00:00Z'));
  expect(nextChangeOf([...listings, coming])).toBe(at(next.to));
  const sold: Property = { ...home, openHouses: [], status: 'Closed', closedOn: '2026-10-25' };
  expect(nextChangeOf([coming, sold])).toBe(at('2026-11-25T05:00:00Z'));
});
