import { describe, expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { AreaFigure } from '#domain/market/market-row.ts';
import { CITY } from '#domain/market/market-series.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { trackerFile, trackerRow, writtenFile, zhviFile } from '#test/market-files.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { saveRecords } from '../records/record-store.ts';
import { sampleMarket } from '../seed/sample-market.ts';
import { importMarket, sourcedSeries } from './import-market.ts';

/** Thirteen months of the city, to allow a comparison with the previous year. */
const tracker = trackerFile([
  trackerRow({ period_end: '2025-09-30', median_sale_price: '400000' }),
  trackerRow({ period_end: '2026-09-30', median_sale_price: '430000' }),
]);

describeOnBothEngines('npm run market -- import', (database, store) => {
  const run = (...args: string[]) =>
    runCommandHere('market', args, { DATABASE_URL: store().url, DATA_DIR: store().folder });
  const all = () =>
    createCatalog(database(), silent).marketSeries([CITY, ...neighborhoods.map(({ slug }) => slug)]);

  describe('a file with a wrong row', () => {
    test('changes nothing, fails, and names the row’s line', async () => {
      const rows = [trackerRow({ period_end: '2026-08-31' }), trackerRow({ median_ppsf: 'oops' })];
      const path = writtenFile('wrong.tsv', trackerFile(rows));
      const { exitCode, stdout, stderr } = await run('import', path);
      expect(exitCode).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toContain('line 3: median_ppsf is "oops"\n');
      expect(stderr).toContain('was not imported; nothing has changed');
      expect(await all()).toEqual(sampleMarket());
    });

    test('is imported without the invalid figure if that is the only one, and the report names it', async () => {
      const rows = [1, 2, 3, 4, 5].map((month) => trackerRow({ period_end: `2026-0${month}-28` }));
      const path = writtenFile('odd.tsv', trackerFile([...rows, trackerRow({ median_ppsf: 'oops' })]));
      const { exitCode, stdout, stderr } = await run('import', path, '--dry-run');
      expect({ exitCode, stderr }).toEqual({
        exitCode: 0,
        stderr: 'Left out: line 7: median_ppsf is "oops"\n',
      });
      expect(stdout).toContain('23 figures would be imported');
    });

    test('that does not exist fails with one line', async () => {
      const { exitCode, stderr } = await run('import', '/nowhere/market.tsv');
      expect(exitCode).toBe(1);
      expect(stderr).toBe('market: There is no file /nowhere/market.tsv.\n');
    });
  });

  test('an import that the store rejects changes nothing', async () => {
    const twice = { area: 'noda', metric: 'days', month: '2026-09', value: 12 } as const;
    const imported = sourcedSeries(
      { publisher: 'redfin', priceMeasure: 'median-price' },
      [twice, twice],
      '2026-11-01T00:00:00.000Z',
    );
    await expect(importMarket(database(), imported, '2026-11-01T00:00:00.000Z')).rejects.toThrow();
    expect(await all()).toEqual(sampleMarket());
  });

  test('a dry run reports the changes without making them', async () => {
    const { exitCode, stdout } = await run('import', writtenFile('tracker.tsv', tracker), '--dry-run');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Dry run: 8 figures would be imported; nothing has changed.');
    expect(stdout).toMatch(/charlotte +price +2 +\$430,000 \(Sep 2026\) +Sample figures/);
    expect(await all()).toEqual(sampleMarket());
  });

  test('imported figures replace the samples of their area and metric, and name their source', async () => {
    expect((await run('import', writtenFile('tracker.tsv', tracker))).exitCode).toBe(0);
    const series = await all();
    const [price] = series;
    expect(price?.points).toEqual([
      { month: '2025-09', value: 400_000 },
      { month: '2026-09', value: 430_000 },
    ]);
    expect(price?.source).toMatchObject({
      publisher: 'Redfin',
      priceMeasure: 'median-price',
      from: '2025-09',
      to: '2026-09',
      sample: false,
      license: expect.stringContaining('Redfin'),
      importedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(series.filter(({ area }) => area !== 'charlotte')).toEqual(
      sampleMarket().filter(({ area }) => area !== 'charlotte'),
    );
  });

  test('an import updates the headline figures', async () => {
    const [price, days] = await createCatalog(database(), silent).marketStats();
    expect(price).toEqual({
      label: 'Median sale price',
      value: '$430,000',
      change: '+7.5%',
      trend: 'up',
      source: { sample: false, name: 'Redfin', asOf: '2026-09-30' },
    });
    expect(days).toMatchObject({ label: 'Days on market', value: '42', change: '+0%' });
  });

  test('a headline keeps its own metric, in whatever order the records are', async () => {
    const catalog = createCatalog(database(), silent);
    const before = await catalog.marketStats();
    await database()
      .db.updateTable('records')
      .set({ position: 99 })
      .where('kind', '=', 'market')
      .where('id', '=', 'price')
      .execute();
    await database().readContentVersion();
    expect(await catalog.marketStats()).toEqual(before);
  });

  test('a second import replaces the first, with the months that are no longer shown', async () => {
    const old = trackerFile([trackerRow({ period_end: '2015-09-30' }), trackerRow()]);
    await run('import', writtenFile('old.tsv', old));
    const again = trackerFile([trackerRow({ median_sale_price: '433000' })]);
    const { stdout } = await run('import', writtenFile('again.tsv', again));
    expect(stdout).toMatch(/price .* Redfin\n/);
    expect(stdout).toMatch(/this file lacks; they go: charlotte price \(1 of 2\), charlotte days \(1 of 2\)/);
    expect((await all())[0]?.points).toEqual([{ month: '2026-09', value: 433_000 }]);
  });

  test('the report names the areas whose cards still say another median', async () => {
    const noda = { region: 'Charlotte, NC - NoDa', median_sale_price: '471000' };
    const path = writtenFile('noda.tsv', trackerFile([trackerRow(noda), trackerRow()]));
    const { stdout } = await run('import', path, '--dry-run');
    expect(stdout).toMatch(/until the desk changes it: noda \$489K \(here \$471K\)\n/);
    const same = trackerFile([trackerRow({ ...noda, median_sale_price: '489000' })]);
    expect((await run('import', writtenFile('same.tsv', same), '--dry-run')).stdout).not.toContain('until');
  });

  test('an import of home values leaves the other metrics of its area alone', async () => {
    const zhvi = zhviFile(['2026-08-31', '2026-09-30'], [{ name: 'NoDa', values: ['', '471234.5'] }]);
    expect((await run('import', writtenFile('zhvi.csv', zhvi))).exitCode).toBe(0);
    const noda = await createCatalog(database(), silent).marketSeries(['noda']);
    expect(noda.map(({ metric, source }) => [metric, source.priceMeasure, source.sample])).toEqual([
      ['price', 'typical-value', false],
      ['days', 'median-price', true],
      ['inventory', 'median-price', true],
      ['ppsf', 'median-price', true],
    ]);
    expect(noda[0]?.points).toEqual([{ month: '2026-09', value: 471_234.5 }]);
  });

  test('each series has the period of its own figures', () => {
    const figure = (area: string, month: AreaFigure['month']): AreaFigure => ({
      area,
      metric: 'days',
      month,
      value: 12,
    });
    const { source, series } = sourcedSeries(
      { publisher: 'redfin', priceMeasure: 'median-price' },
      [figure('noda', '2020-01'), figure('noda', '2026-10'), figure('dilworth', '2024-03')],
      '2026-11-01T00:00:00.000Z',
    );
    const periods = [source, ...series.map((one) => one.source)].map(({ from, to }) => `${from} ${to}`);
    expect(periods).toEqual(['2020-01 2026-10', '2020-01 2026-10', '2024-03 2024-03']);
  });

  test('a neighborhood added at the desk gets its figures under any of its names', async () => {
    const [noda] = neighborhoods;
    if (!noda) throw new Error('No neighborhoods');
    const record = { ...noda, id: 99, slug: 'cotswold', name: 'Cotswold', alsoCalled: ['Old Cotswold'] };
    const entry = { id: record.slug, position: 99, record };
    await saveRecords(database().db, 'neighborhoods', [entry], {
      origin: 'desk',
      at: '2026-11-01T00:00:00.000Z',
    });
    const zhvi = zhviFile(['2026-09-30'], [{ name: 'Old Cotswold', values: ['512000'] }]);
    const { stdout } = await run('import', writtenFile('cotswold.csv', zhvi));
    expect(stdout).toMatch(/cotswold +price +1 +\$512,000/);
    const elsewhere = await run('import', writtenFile('tracker.tsv', tracker), '--dry-run');
    expect(elsewhere.stdout).toMatch(/Not in this file: .*cotswold/);
  });
});
