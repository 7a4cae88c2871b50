import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedStore, silent, type TestStore } from '#test/databases.ts';
import { type Database, inTransaction } from './database.ts';
import { openDatabase } from './open-database.ts';

let store: TestStore;
let database: Database;
beforeAll(async () => {
  store = await preparedStore('postgres');
  database = openDatabase(store.url, silent);
});
afterAll(async () => {
  await database.close();
  await store.remove();
});

test('a transaction that exceeds its deadline writes nothing', { timeout: 20_000 }, async () => {
  const ended = Promise.withResolvers<void>();
  const transaction = inTransaction(database, async (trx) => {
    try {
      // Two statements, each below the statement timeout; the second one is running at the deadline.
      for (let statement = 0; statement < 2; statement += 1) await sql`select pg_sleep(3)`.execute(trx);
      await sql`create table late_work (id integer)`.execute(trx);
    } finally {
      ended.resolve();
    }
  });
  await expect(transaction).rejects.toThrow('Transaction took longer than 5 s');
  await ended.promise;
  const { rows } = await sql`select to_regclass('late_work') as found`.execute(database.db);
  expect(rows).toEqual([{ found: null }]);
});
