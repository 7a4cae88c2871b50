import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { MarketSeries } from '#domain/market/market-series.ts';
import { hotMarketFigures } from './hot-market-figures.ts';

const price = (sample: boolean, before: number): MarketSeries => ({
  area: 'southend',
  metric: 'price',
  points: [
    { month: '2025-10', value: before },
    { month: '2026-10', value: 600_000 },
  ],
  source: {
    publisher: 'Redfin',
    priceMeasure: 'median-price',
    from: '2025-10',
    to: '2026-10',
    license: '',
    importedAt: null,
    sample,
  },
});
const ownFigures = { sample: false, name: 'Canopy MLS', asOf: '2026-10-01' };
const withSouthEnd = (changes: object) =>
  neighborhoods.map((area) => (area.slug === 'southend' ? { ...area, ...changes } : area));

test('a Hot Market has the growth of its series and the source of each figure', () => {
  const [sample] = hotMarketFigures(neighborhoods, [price(true, 500_000)]);
  expect(sample).toMatchObject({ name: 'South End', sources: [{ sample: true }] });
  expect(sample?.growth).toBeCloseTo(0.2);
  const [imported] = hotMarketFigures(withSouthEnd({ source: ownFigures }), [price(false, 800_000)]);
  expect(imported?.growth).toBeCloseTo(-0.25);
  expect(imported?.sources).toEqual([ownFigures, { sample: false, name: 'Redfin', asOf: '2026-10-31' }]);
});

test('a published price is not shown with a sample growth, nor a renamed neighborhood with its old name', () => {
  const renamed = withSouthEnd({ source: ownFigures, name: 'Rail Yards', alsoCalled: [] });
  expect(hotMarketFigures(renamed, [price(true, 500_000)])[0]).toMatchObject({
    name: 'Rail Yards',
    growth: null,
    sources: [ownFigures],
  });
  expect(hotMarketFigures(renamed, [])[0]?.growth).toBeNull();
});
