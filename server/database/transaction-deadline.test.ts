import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedStore, silent, type TestStore } from '#test/databases.ts';
import { type Database, inTransaction } from './database.ts';
import { openDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';

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

test('a transaction that exceeds its deadline writes nothing', async () => {
  const ended = Promise.withResolvers<void>();
  const work = async (trx: Transaction<Schema>) => {
    try {
      // The second statement is running at the deadline.
      for (let statement = 0; statement < 2; statement += 1) await sql`select pg_sleep(0.3)`.execute(trx);
      await sql`create table late_work (id integer)`.execute(trx);
    } finally {
      ended.resolve();
    }
  };
  const transaction = inTransaction(database, work, { deadlineMs: 500 });
  await expect(transaction).rejects.toThrow('Transaction took longer than 0.5 s');
  await ended.promise;
  const { rows } = await sql`select to_regclass('late_work') as found`.execute(database.db);
  expect(rows).toEqual([{ found: null }]);
});
