import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { ComparisonTable } from './comparison-table.tsx';

test('a home without a description says "Not given" in that row as in any other', () => {
  const [home, other] = listings;
  if (!home || !other) throw new Error('Too few homes are shipped.');
  const html = renderToStaticMarkup(
    <ComparisonTable homes={[home, { ...other, description: '' }]} areaNames={{}} />,
  );
  const row = html.split('<tr').find((one) => one.includes('>Description<'));
  expect(row).toContain('Not given');
});
