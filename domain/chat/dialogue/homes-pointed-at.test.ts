import { expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Sources } from '../answer/answer.ts';
import { createFeatureFinder } from '../values/home-features.ts';
import type { Values } from '../values/read-values.ts';
import { homesPointedAt } from './homes-pointed-at.ts';

const sources = {
  homes: listings,
  areas: neighborhoods,
  saidOf: createFeatureFinder([]),
} as unknown as Sources;
const noValues = { wish: {} } as Values;
const oldest = { ...noValues, order: { by: 'year', lowest: true, place: 0 } } as Values;

function addressesOf(said: string, shown: readonly string[] = [], values = noValues): string[] {
  const homes = listings.filter(({ address }) => shown.some((one) => address.startsWith(one)));
  return homesPointedAt(said, { values, shown: homes, home: null }, sources).map(({ address }) => address);
}

test.each([
  ['a word of its description', 'the portico house', '9 Slate Roof Circle'],
  ['a number written as a word there', 'the 19th floor one', '200 Lantern Place, No. 1904'],
  ['its kind, among those shown', 'which floor is the condo on', '3 Turret Row'],
])('a home is pointed at by %s', (_, said, address) => {
  expect(addressesOf(said, ['3 Turret', '16 Bobbin'])).toEqual([address]);
});

test('a home is pointed at by being the oldest of those shown', () => {
  expect(addressesOf('y la vieja', ['3 Turret', '16 Bobbin'], oldest)).toEqual(['3 Turret Row']);
});

test('words that all homes have point at none', () => {
  expect(addressesOf('the home')).toEqual([]);
});

test('several are pointed at in the plural', () => {
  expect(addressesOf('the two lake norman ones')).toEqual(['71 Halyard Point', '33 Catalpa Commons']);
});
