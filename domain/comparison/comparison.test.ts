import { describe, expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { compareLink, homesInLink } from './compare-link.ts';
import { sideBySide } from './side-by-side.ts';

describe('a comparison link', () => {
  test('names the homes in their order and can be parsed back', () => {
    const link = compareLink(['b', 'a', 'CAR 1/2&x']);
    expect(link).toBe('/compare?homes=b,a,CAR%201%2F2%26x');
    expect(homesInLink(new URL(link, 'http://stone.example').searchParams.getAll('homes'))).toEqual([
      'b',
      'a',
      'CAR 1/2&x',
    ]);
  });

  test('is parsed from the form that a browser without JavaScript sends', () => {
    expect(homesInLink(['a', 'b', 'a', '', ' c ,,d'])).toEqual(['a', 'b', 'c', 'd']);
  });

  test('never names more than twelve homes', () => {
    expect(homesInLink([Array.from({ length: 5_000 }, (_, index) => `id${index}`).join(',')])).toHaveLength(
      12,
    );
  });
});

describe('sideBySide', () => {
  const [bungalow, condominium] = listings;
  if (!bungalow || !condominium) throw new Error('No listings');

  test('gives each fact one value per home and says whether the values differ', () => {
    const rows = sideBySide([bungalow, condominium]);
    expect(rows.map(({ name, values, differs }) => [name, values, differs])).toEqual([
      ['price', [1_290_000, 612_000], true],
      ['status', ['Active', 'Active'], false],
      ['bedrooms', [4, 2], true],
      ['bathrooms', [3.5, 2], true],
      ['squareFootage', [2960, 1480], true],
      ['pricePerSquareFoot', [436, 414], true],
      ['lotSize', [0.24, null], true],
      ['yearBuilt', [1926, 1986], true],
      ['propertyType', ['Single family', 'Condominium'], true],
      ['daysOnMarket', [9, 21], true],
    ]);
  });

  test('treats two missing values as equal and never divides by a missing area', () => {
    const land = { ...bungalow, price: '90000', squareFootage: null, bedrooms: null };
    const rows = Object.fromEntries(sideBySide([land, land]).map((row) => [row.name, row]));
    expect(rows.bedrooms).toMatchObject({ values: [null, null], differs: false });
    expect(rows.pricePerSquareFoot?.values).toEqual([null, null]);
  });

  test('ignores a price that is not a number', () => {
    const [price] = sideBySide([{ ...bungalow, price: 'call' }]);
    expect(price?.values).toEqual([null]);
  });
});
