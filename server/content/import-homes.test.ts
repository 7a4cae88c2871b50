import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withChangeDuringRead } from '#test/change-during-read.ts';
import { describeOnBothEngines, describeOnSqlite } from '#test/databases.ts';
import { reso } from '#test/listing-command.ts';
import type { Database } from '../database/database.ts';
import { readListings } from '../listings/listing-store.ts';
import { importHomes } from './import-homes.ts';
import { unpublish } from './publish.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const EDITOR = { by: { id: 'p1', name: 'Avery Stone', email: 'avery@stone.example' }, now: NOW };

function importRecords(database: Database, records: ReturnType<typeof reso>[]) {
  const rows = records.map((record, place) => ({ file: 'homes.json', line: place + 1, record }));
  const options = { dryRun: false, replace: false, mayEmpty: false, reason: '', now: NOW };
  return importHomes(database, rows, options);
}

describeOnSqlite('an import of many homes', (database, store) => {
  test('lets a running site write while it plans', async () => {
    const site = new DatabaseSync(fileURLToPath(store().url)); // fails at once instead of waiting for a lock
    const homes = Array.from({ length: 350 }, (_, place) => reso({ ListingKey: `home-${place}` }));
    let isDone = false;
    const importing = importRecords(database(), homes).finally(() => (isDone = true));
    const refused: unknown[] = [];
    while (!isDone) {
      try {
        site.exec('begin immediate; commit');
      } catch (error) {
        refused.push(error);
      }
      await setImmediate();
    }
    site.close();
    expect(await importing).toMatchObject({ ok: true, counts: { added: 350 } });
    expect(refused).toEqual([]);
  });
});

describeOnBothEngines('an import of homes', (database) => {
  // An import reads records five times to find marks, then four times for its plan.
  test.each([5, 6, 7, 8])('leaves a home off that was taken off after read %i', async (earlier) => {
    const ListingKey = `home-${earlier}`;
    await importRecords(database(), [reso({ ListingKey })]);
    const meanwhile = withChangeDuringRead(
      database(),
      'records',
      () => unpublish(database(), { kind: 'listings', id: ListingKey }, null, EDITOR).then(() => undefined),
      earlier,
    );
    await importRecords(meanwhile, [reso({ ListingKey, ListPrice: 699_000 })]);
    const left = (await readListings(database().db)).map(({ home }) => home.id);
    expect(left).not.toContain(ListingKey);
  });
});
