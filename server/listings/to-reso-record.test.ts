import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { addressWithheld } from '#content/compare.ts';
import { listings } from '#content/listings.ts';
import type { Property } from '#domain/listings/property.ts';
import { readListing } from '#domain/listings/read-listing.ts';
import { reso } from '#test/listing-command.ts';
import { toResoRecord } from './to-reso-record.ts';

const areas = [
  { slug: 'dilworth', name: 'Dilworth', alsoCalled: [] },
  { slug: 'cotswold', name: 'Cotswold', alsoCalled: [] },
];

const agent = shippedAgent;

function read(source: object, changes: Partial<Property>) {
  const rules = { areas, addressWithheld, now: '2026-11-03T12:00:00.000Z' };
  const reading = readListing(reso({ ...source }), rules);
  if (reading.outcome !== 'shown') throw new Error(JSON.stringify(reading));
  return { home: { ...reading.property, ...changes } };
}

/** The exported record of a home whose file had `source`, after an edit at the desk. */
function edited(source: object, changes: Partial<Property>) {
  const { home } = read(source, changes);
  return toResoRecord({ home, source: reso({ ...source }), origin: 'desk' }, { agent, areas });
}

test('a home edited at the desk keeps the other values of its file', () => {
  const source = {
    SubdivisionName: 'Elsewhere',
    PropertyType: 'Land',
    PropertySubType: '',
    UnparsedAddress: '1 Secret Lane',
    InternetAddressDisplayYN: false,
    BathroomsFull: null,
    BathroomsTotalDecimal: 2.5,
    Media: [
      { MediaURL: 'https://img.example/1.jpg', Order: 1, MimeType: 'image/jpeg' },
      { MediaURL: 'https://img.example/2.pdf', Order: 2, MediaCategory: 'Floor Plan' },
    ],
  };
  expect(edited(source, { price: '699000' })).toEqual(reso({ ...source, ListPrice: 699_000 }));
});

test('a neighborhood added after the file was read changes no value of it', () => {
  const source = { SubdivisionName: 'Cotswold' };
  expect(edited(source, { price: '699000', neighborhoodSlug: null })).toEqual(
    reso({ ...source, ListPrice: 699_000 }),
  );
});

test('a home removed from a neighborhood is exported without it', () => {
  const told = edited({ SubdivisionName: 'Dilworth' }, { neighborhoodSlug: null });
  expect(told).toMatchObject({ SubdivisionName: '' });
});

test('a home sold according to its file keeps the other values of its file', () => {
  const source = { SubdivisionName: 'Elsewhere', PropertyType: 'Land', PropertySubType: '' };
  const sold = { StandardStatus: 'Closed', CloseDate: '2026-11-20' };
  const { home } = read(source, { status: 'Closed', closedOn: '2026-11-20', price: '699000' });
  const told = toResoRecord({ home, source: reso({ ...source, ...sold }), origin: 'desk' }, { agent, areas });
  expect(told).toEqual(reso({ ...source, ...sold, ListPrice: 699_000 }));
});

test('edited fields are exported completely', () => {
  expect(
    edited(
      { BathroomsFull: null, BathroomsHalf: null, BathroomsTotalDecimal: 2.5 },
      { bathrooms: 2, neighborhoodSlug: 'cotswold', propertyType: 'Town house' },
    ),
  ).toMatchObject({
    BathroomsTotalInteger: 2,
    BathroomsFull: 2,
    BathroomsHalf: 0,
    SubdivisionName: 'Cotswold',
    PropertySubType: 'Townhouse',
  });
});

test.each([
  [2.75, { BathroomsTotalInteger: 3, BathroomsFull: 2, BathroomsThreeQuarter: 1, BathroomsHalf: 0 }],
  [1.25, { BathroomsTotalInteger: 2, BathroomsFull: 1, BathroomsOneQuarter: 1, BathroomsHalf: 0 }],
  [3.5, { BathroomsTotalInteger: 4, BathroomsFull: 3, BathroomsThreeQuarter: 0, BathroomsHalf: 1 }],
  [null, { BathroomsFull: null, BathroomsThreeQuarter: null, BathroomsTotalDecimal: null }],
])(
  '%s bathrooms entered at the desk are exported so that an import reads the same number',
  (bathrooms, told) => {
    const source = edited(
      { BathroomsThreeQuarter: 2, BathroomsPartial: 3, BathroomsTotalDecimal: 4 },
      { bathrooms },
    );
    expect(source).toMatchObject(told);
    expect(read(source, {}).home.bathrooms).toBe(bathrooms);
  },
);

test('a neighborhood added at the desk is exported by its name', () => {
  const [sample] = listings;
  if (!sample) throw new Error('No listings');
  const home = { ...sample, neighborhoodSlug: 'cotswold' };
  expect(toResoRecord({ home, source: null, origin: 'desk' }, { agent, areas })).toMatchObject({
    SubdivisionName: 'Cotswold',
  });
});
