import { expect, test } from 'vitest';
import type { Month } from '#domain/market/market-month.ts';
import type { MarketSource } from '#domain/market/market-series.ts';
import { trendSummary } from './trend-summary.ts';

const source: MarketSource = {
  publisher: 'Redfin',
  priceMeasure: 'median-price',
  from: '2024-01',
  to: '2026-10',
  license: '',
  importedAt: null,
  sample: false,
};
const price = (area: string, areaName: string, month: Month, value: number) => ({
  areaName,
  series: { area, metric: 'price' as const, points: [{ month, value }], source },
});

test('areas with figures of the same month share a sentence, others are named with their own month', () => {
  const noda = price('noda', 'NoDa', '2026-10', 500_000);
  expect(trendSummary([noda, price('dilworth', 'Dilworth', '2026-10', 700_000)])).toBe(
    'NoDa $500K, Dilworth $700K in October 2026.',
  );
  expect(trendSummary([price('dilworth', 'Dilworth', '2024-03', 700_000), noda])).toBe(
    'NoDa $500K in October 2026. Dilworth $700K in March 2024.',
  );
});
