import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyStore, silent } from '#test/databases.ts';
import { openDatabase } from './open-database.ts';
import { startPreparation } from './preparation.ts';

test('a database that stays unusable is logged once', async () => {
  const store = await emptyStore('sqlite');
  const database = openDatabase(store.url, silent);
  const lines: string[] = [];
  const seed = vi.fn(async () => {
    throw new Error('no room');
  });
  const log = pino({}, { write: (line) => lines.push(line) });
  const preparation = startPreparation(database, seed, log, 20);
  onTestFinished(async () => {
    await preparation.stop();
    await database.close();
    await store.remove();
  });
  await vi.waitUntil(() => seed.mock.calls.length >= 3, { timeout: 10_000 });
  expect(lines).toEqual([expect.stringContaining('The database is not usable')]);
});
