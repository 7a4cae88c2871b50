import { expect, test } from 'vitest';
import { headlineStats } from './headline-stats.ts';
import type { MarketSeries, MarketSource } from './market-series.ts';
import type { MarketStat } from './market-stat.ts';

const sampleSource = { sample: true, name: 'Sample figures', asOf: '2026-11-01' };
const stats: MarketStat[] = [
  { label: 'Avg home price', value: '$425,000', change: '+8.5%', trend: 'up', source: sampleSource },
  { label: 'Days on market', value: '28', change: '-12%', trend: 'down', source: sampleSource },
];
const labels = {
  'average-price': 'Average',
  'median-price': 'Median sale price',
  'typical-value': 'Typical',
};
const source: MarketSource = {
  publisher: 'Redfin',
  priceMeasure: 'median-price',
  from: '2025-02',
  to: '2026-02',
  license: '',
  importedAt: '2026-03-01T00:00:00.000Z',
  sample: false,
};
const price: MarketSeries = {
  area: 'charlotte',
  metric: 'price',
  points: [
    { month: '2025-02', value: 400_000 },
    { month: '2026-02', value: 390_000 },
  ],
  source,
};

test('an imported series replaces the sample headline, with its own label and date', () => {
  expect(headlineStats(stats, [price], labels)).toEqual([
    {
      label: 'Median sale price',
      value: '$390,000',
      change: '-2.5%',
      trend: 'down',
      source: { sample: false, name: 'Redfin', asOf: '2026-02-28' },
    },
    stats[1],
  ]);
});

test('a change that rounds to zero is not down', () => {
  const points = [price.points[0], { month: '2026-02' as const, value: 399_900 }].flatMap((one) => one ?? []);
  expect(headlineStats(stats, [{ ...price, points }], labels)[0]).toMatchObject({
    change: '+0%',
    trend: 'up',
  });
});

test('a figure that was published with a later date stays', () => {
  const published = { sample: false, name: 'Canopy MLS', asOf: '2026-03-31' };
  const own = stats.map((stat) => ({ ...stat, source: published }));
  expect(headlineStats(own, [price], labels)).toEqual(own);
  const older = own.map((stat) => ({ ...stat, source: { ...published, asOf: '2026-02-28' } }));
  expect(headlineStats(older, [price], labels)[0]?.source.name).toBe('Redfin');
});

test('samples and series without a figure a year earlier leave the headline unchanged', () => {
  const sample = { ...price, source: { ...source, sample: true } };
  const short = { ...price, points: price.points.slice(1) };
  expect(headlineStats(stats, [sample], labels)).toEqual(stats);
  expect(headlineStats(stats, [short], labels)).toEqual(stats);
  expect(headlineStats(stats, [], labels)).toEqual(stats);
});
