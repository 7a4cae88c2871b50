import { expect, test } from 'vitest';
import { csvText } from './csv.ts';
import { readListingCsv } from './listings/read-listing-csv.ts';

/** Writes a home's remark to CSV and reads it back. */
function roundTrip(text: string): unknown {
  const file = csvText(
    [
      ['ListingKey', 'PublicRemarks'],
      ['CAR100', text],
    ],
    'needed',
  );
  return readListingCsv('homes.csv', file).rows[0]?.record.PublicRemarks;
}

test.each([
  '=1+1',
  '+A1',
  '-A1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\uff1d1',
  '\uff0b1',
  '\uff0d1',
  '\uff201',
  '+1 (704) 555-0100',
  '-5',
  "'-5",
  "'=1+1",
  "''=1+1",
  "'90s kitchen",
  'A plain remark',
])('%j survives a round trip through CSV', (text) => {
  expect(roundTrip(text)).toBe(text);
});
