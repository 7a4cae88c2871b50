import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { listingHours } from '#domain/listings/listing-time.ts';
import type { Property } from '#domain/listings/property.ts';
import { ComparisonTable } from './comparison-table.tsx';

const [home, other] = listings as [Property, Property];

/** The words of a row in a comparison of two homes; '' if there is no such row. */
function rowOf(label: string, ...homes: [Property, Property]): string {
  const html = renderToStaticMarkup(<ComparisonTable homes={homes} areaNames={{}} />);
  const rows = html.split(/<tr[^>]*>/).map((row) => row.replace(/<[^>]+>/g, ''));
  return rows.find((words) => words.startsWith(label)) ?? '';
}

test('what a listing lacks is "Not given" in its row', () => {
  for (const [label, lacking] of [
    ['Description', { description: '' }],
    ['Lot, acres', { lotSize: null }],
    ['Listed by', { listingFirm: '', attributionContact: '' }],
  ] as const)
    expect(rowOf(label, home, { ...other, ...lacking }), label).toContain('Not given');
});

test('open houses have a row if one of the homes has any', () => {
  const soon = { from: '2030-05-04T17:00:00.000Z', to: '2030-05-04T19:00:00.000Z' };
  expect(rowOf('Open houses', { ...home, openHouses: [soon] }, other)).toContain(listingHours(soon));
  expect(rowOf('Open houses', home, other)).toBe('');
});
