import { expect, test } from 'vitest';
import { formatChange, latest, yearlyChange } from '#domain/market/figure-change.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { sampleMarket } from '../seed/sample-market.ts';

describeOnBothEngines('the market series', (database) => {
  test('equal the generated samples to the cent', async () => {
    const samples = sampleMarket();
    const areas = [...new Set(samples.map(({ area }) => area))];
    expect(await createCatalog(database(), silent).marketSeries(areas)).toEqual(samples);
  });

  test('cover 36 months to October 2026 and are marked as samples', async () => {
    const [series] = await createCatalog(database(), silent).marketSeries(['charlotte'], 'price');
    expect(series?.points).toHaveLength(36);
    expect(series?.points.at(0)?.month).toBe('2023-11');
    expect(series?.source).toMatchObject({ sample: true, from: '2023-11', to: '2026-10' });
    expect(latest(series?.points ?? [])).toEqual({ month: '2026-10', value: 425_000 });
    expect(formatChange(yearlyChange(series?.points ?? []) ?? 0)).toBe('+8.5%');
  });

  test('come in the requested order of areas, without unknown ones', async () => {
    const catalog = createCatalog(database(), silent);
    const series = await catalog.marketSeries(['noda', 'nowhere', 'dilworth'], 'days');
    expect(series.map(({ area, metric }) => [area, metric])).toEqual([
      ['noda', 'days'],
      ['dilworth', 'days'],
    ]);
    expect(await catalog.marketSeries([])).toEqual([]);
  });
});

test('while the store is unavailable, the market series are the samples, and each fallback is counted', async () => {
  const broken = {
    db: {
      selectFrom: () => {
        throw new Error('away');
      },
    },
  };
  const catalog = createCatalog(broken as never, silent);
  const series = await catalog.marketSeries(['noda'], 'price');
  expect(series).toEqual(sampleMarket().filter(({ area, metric }) => area === 'noda' && metric === 'price'));
  expect(catalog.fallbackCount()).toBe(1);
});
