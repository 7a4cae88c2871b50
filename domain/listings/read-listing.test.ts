import { describe, expect, test } from 'vitest';
import { reso } from '#test/listing-command.ts';
import type { Property } from './property.ts';
import { readListing } from './read-listing.ts';

const areas = [
  { slug: 'noda', name: 'NoDa', alsoCalled: ['North Davidson'] },
  { slug: 'quiet-corner', name: '静かな', alsoCalled: [] },
];
const rules = { areas, addressWithheld: 'Withheld', now: '2026-11-03T12:00:00.000Z' };
const read = (changes: Record<string, unknown>) => readListing(reso(changes), rules);

function home(changes: Record<string, unknown>): Property {
  const reading = read(changes);
  if (reading.outcome !== 'shown') throw new Error(JSON.stringify(reading));
  return reading.property;
}

test.each([
  ['Single Family Residence', 'Single family'],
  ['SingleFamilyResidence', 'Single family'],
  ['Townhouse', 'Town house'],
  ['ManufacturedOnLand', 'Manufactured On Land'],
  ['Condominium', 'Condominium'],
])('the type %s becomes %s, with or without spaces', (PropertySubType, propertyType) => {
  expect(home({ PropertySubType }).propertyType).toBe(propertyType);
});

test.each([
  ['NODA', 'noda'],
  ['North Davidson', 'noda'],
  ['Elsewhere', null],
  ['', null],
])('a home in the subdivision "%s" belongs to the neighborhood %s', (SubdivisionName, slug) => {
  expect(home({ SubdivisionName }).neighborhoodSlug).toBe(slug);
});

test.each(['Residential Lease', 'ResidentialLease', 'Commercial Lease', 'Lease', 'Rental', 'For Rent'])(
  'a home of the type %s is for rent, even if other fields are invalid',
  (PropertyType) => {
    const forRent = { outcome: 'for-rent', id: 'CAR100' };
    expect(read({ PropertyType, ListPrice: '1,950 a month' })).toEqual(forRent);
    expect(read({ PropertyType, StandardStatus: 'Closed' })).toEqual(forRent);
    expect(read({ PropertyType, MlgCanView: false })).toMatchObject({ outcome: 'hidden' });
  },
);

test('a size, a lot and a year of 0 are not given: many systems write it for unknown; 0 bedrooms are a studio', () => {
  const { squareFootage, lotSize, yearBuilt, bedrooms, daysOnMarket } = home({
    LivingArea: 0,
    LotSizeAcres: '0.00',
    YearBuilt: 0,
    BedroomsTotal: 0,
    DaysOnMarket: 0,
  });
  expect([squareFootage, lotSize, yearBuilt]).toEqual([null, null, null]);
  expect([bedrooms, daysOnMarket]).toEqual([0, 0]);
});

test.each([
  [1926, 1926],
  ['2028', 2028],
  [3000, null],
  [9999, null],
  [1, null],
])('the year built %s is read as %s: an impossible one is not given', (YearBuilt, yearBuilt) => {
  expect(home({ YearBuilt }).yearBuilt).toBe(yearBuilt);
});

test('a key that a spreadsheet rounded is refused, even of a home that leaves', () => {
  const errors = ['ListingKey 1.23457E+11 was rounded by a spreadsheet: import the file as the MLS made it'];
  expect(read({ ListingKey: '1.23457E+11' })).toEqual({ outcome: 'wrong', errors });
  expect(read({ ListingKey: '1.23457E+11', MlgCanView: false })).toEqual({ outcome: 'wrong', errors });
  expect(home({ ListingKey: '123456789012' }).id).toBe('123456789012');
});

test('a three-quarter bath counts as 0.75, a half as 0.5 and a quarter as 0.25', () => {
  const baths = (counts: Record<string, unknown>) => home({ BathroomsHalf: null, ...counts }).bathrooms;
  expect(baths({ BathroomsFull: 2, BathroomsThreeQuarter: 1 })).toBe(2.75);
  expect(baths({ BathroomsFull: 0, BathroomsThreeQuarter: '2', BathroomsHalf: '1' })).toBe(2);
  expect(baths({ BathroomsFull: 1, BathroomsOneQuarter: 1, BathroomsThreeQuarter: 0 })).toBe(1.25);
  expect(baths({ BathroomsFull: null, BathroomsThreeQuarter: 1, BathroomsTotalInteger: 1 })).toBe(0.75);
  expect(baths({ BathroomsFull: null, BathroomsHalf: 1, BathroomsTotalInteger: 3 })).toBe(2.5);
  expect(read({ BathroomsThreeQuarter: 'one' })).toEqual({
    outcome: 'wrong',
    errors: ['BathroomsThreeQuarter "one" is not a number'],
  });
});

test('a partial bath is a half one, unless it is counted as a half or a quarter already', () => {
  const baths = (counts: Record<string, unknown>) =>
    home({ BathroomsFull: 2, BathroomsHalf: null, ...counts }).bathrooms;
  expect(baths({ BathroomsPartial: '1' })).toBe(2.5);
  expect(baths({ BathroomsPartial: 1, BathroomsHalf: 0 })).toBe(2.5);
  expect(baths({ BathroomsPartial: 1, BathroomsHalf: 1 })).toBe(2.5);
  expect(baths({ BathroomsPartial: 2, BathroomsHalf: 1, BathroomsOneQuarter: 1 })).toBe(2.75);
  expect(baths({ BathroomsFull: null, BathroomsPartial: 1, BathroomsTotalInteger: 3 })).toBe(2.5);
});

test('a number of acres may start with the decimal point', () => {
  expect(home({ LotSizeAcres: '.25' }).lotSize).toBe(0.25);
  expect(read({ LotSizeAcres: '.' })).toMatchObject({ outcome: 'wrong' });
});

describe('the closing date', () => {
  const sold = (CloseDate: string) => read({ StandardStatus: 'Closed', CloseDate });

  test.each(['2026-11-02', '2026-11-02T15:00:00Z', '11/2/2026', '11/02/2026 3:00 PM'])(
    'is read from %s',
    (text) => {
      expect(sold(text)).toMatchObject({ outcome: 'off-market', changes: { closedOn: '2026-11-02' } });
    },
  );

  test.each(['yesterday', '2026-02-31', '13/13/2026', '11/2/26'])('is not guessed from %s', (text) => {
    expect(sold(text)).toEqual({
      outcome: 'wrong',
      errors: [`CloseDate "${text}" is not a day such as 2026-11-20`],
    });
  });
});

test.each([
  ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00.000Z'],
  ['2026-11-01T10:00:00.5-05:00', '2026-11-01T15:00:00.500Z'],
  ['2026-11-01 10:00:00', '2026-11-01T10:00:00.000Z'],
  ['2026-11-20', '2026-11-20T05:00:00.000Z'],
  ['11/20/2026 3:00 PM', '2026-11-20T20:00:00.000Z'],
  ['7/4/2026 12:05:09 am', '2026-07-04T04:05:09.000Z'],
])('the time %s is read as %s in any time zone', (ModificationTimestamp, updatedAt) => {
  expect(home({ ModificationTimestamp }).updatedAt).toBe(updatedAt);
});
