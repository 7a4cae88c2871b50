import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Property } from '#domain/listings/property.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { reso } from '#test/listing-command.ts';
import { trackerFile, trackerRow } from '#test/market-files.ts';
import { inTransaction } from '../database/database.ts';
import { readListings } from '../listings/listing-store.ts';
import { saveRecords } from '../records/record-store.ts';
import { acceptImport, storeImport } from './content-imports.ts';
import { planHomes, planMarket } from './import-plan.ts';
import type { Editor } from './save-draft.ts';

const NOW = new Date('2026-11-03T12:00:00.000Z');

describeOnBothEngines('an import plan for homes', (database, store) => {
  const editor = {
    by: { id: 'p1', name: 'Avery', email: 'avery@example.com', role: 'owner' },
    now: NOW,
  } as Editor;

  async function plan(home: object) {
    const path = join(store().folder, 'homes.json');
    writeFileSync(path, JSON.stringify({ value: [home] }));
    const planned = await planHomes(database().db, { path, file: 'homes.json', replace: false, now: NOW });
    if (!planned.ok) throw new Error('no plan');
    return planned.plan;
  }
  const keep = (planned: Awaited<ReturnType<typeof plan>>) =>
    storeImport(database(), 'listings', 'homes.json', planned, editor);
  const only = async () => (await readListings(database().db))[0]?.home as Property;

  test('is refused for a file with too many homes without reading the rest', async () => {
    const homes = Array.from({ length: 5_001 }, (_, at) => reso({ ListingKey: `many-${at}` }));
    const files = {
      'many.json': JSON.stringify({ value: homes }),
      'many.csv': ['ListingKey', ...homes.map(({ ListingKey }) => ListingKey), '"no end'].join('\n'),
    };
    for (const [file, content] of Object.entries(files)) {
      const path = join(store().folder, file);
      writeFileSync(path, content);
      const planned = await planHomes(database().db, { path, file, replace: false, now: NOW });
      expect(planned).toEqual({
        ok: false,
        errors: [{ field: 'file', message: expect.stringContaining('5,000 homes') }],
      });
    }
  });

  test('is not accepted if a home was changed before the plan was stored', async () => {
    const first = await keep(await plan(reso()));
    expect((await acceptImport(database(), first.id, editor)).status).toBe('done');

    const planned = await plan(reso({ ListPrice: 699_000 }));
    const record = { ...(await only()), price: '650000' };
    await inTransaction(database(), (trx) =>
      saveRecords(trx, 'listings', [{ id: record.id, position: 0, record }], {
        origin: 'desk',
        at: NOW.toISOString(),
      }),
    );
    const stale = await keep(planned);
    expect(await acceptImport(database(), stale.id, editor)).toEqual({ status: 'changed' });
    expect((await only()).price).toBe('650000');
  });

  test('that replaces all homes is refused for a file without homes', async () => {
    const path = join(store().folder, 'empty.csv');
    writeFileSync(path, 'ListingKey,ListPrice\n');
    const planned = await planHomes(database().db, { path, file: 'empty.csv', replace: true, now: NOW });
    expect(planned).toEqual({
      ok: false,
      errors: [{ field: 'file', message: expect.stringContaining('no home') }],
    });
  });

  test('is refused if every home in the file is for rent', async () => {
    for (const replace of [false, true]) {
      const path = join(store().folder, 'rent.json');
      writeFileSync(path, JSON.stringify([reso({ PropertyType: 'Residential Lease', ListPrice: 1950 })]));
      const planned = await planHomes(database().db, { path, file: 'rent.json', replace, now: NOW });
      expect(planned).toEqual({
        ok: false,
        errors: [{ field: 'file', message: expect.stringContaining('for rent') }],
      });
    }
  });
});

describeOnBothEngines('an import plan for market figures', (database, store) => {
  async function plan(...months: string[]) {
    const path = join(store().folder, 'redfin.tsv');
    writeFileSync(path, trackerFile(months.map((month) => trackerRow({ period_end: `${month}-28` }))));
    const planned = await planMarket(database().db, { path, now: NOW });
    if (!planned.ok) throw new Error('no plan');
    return planned.plan;
  }

  test('shows how many months of an earlier import the file would take off the site', async () => {
    const lost = { label: 'Months that the file lacks', before: '2', after: '' };
    const first = await plan('2026-07', '2026-08', '2026-09');
    expect(JSON.stringify(first.changes)).not.toContain(lost.label);
    const write = { origin: 'import', at: NOW.toISOString() } as const;
    await inTransaction(database(), (trx) => saveRecords(trx, 'series', first.save as never, write));
    const { changes } = await plan('2026-09');
    expect(changes).toHaveLength(4);
    for (const { difference } of changes) expect(difference).toMatchObject([lost]);
  });
});
