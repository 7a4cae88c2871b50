import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { openDatabase } from '../database/open-database.ts';
import { rateLimit } from './rate-limit.ts';
import { rateCounters } from './shared-rate-counters.ts';

const ADDRESS = '203.0.113.7';

describeOnBothEngines('rate limits', (database, store) => {
  /** Limits of `count` instances of the site on one database. */
  function instances(name: string, count: number, points: number, now = () => new Date()) {
    const databases = Array.from({ length: count }, () => openDatabase(store().url, silent));
    const limits = databases.map((own) =>
      rateLimit(name, [{ points, seconds: 600 }], rateCounters(own), now),
    );
    return { limits, close: () => Promise.all(databases.map((own) => own.close())) };
  }

  test('are exact for 200 concurrent requests to two instances', async () => {
    const { limits, close } = instances('at-once', 2, 30);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => limits[i % 2]?.(ADDRESS)));
    await close();
    // Instances share counts on Postgres only; SQLite has a single instance in production.
    const expected = database().engine === 'postgres' ? 30 : 60;
    expect(answers.filter((wait) => wait === null)).toHaveLength(expected);
    expect(answers.filter((wait) => wait !== null).every((wait) => Number(wait) > 590)).toBe(true);
  });

  test('delete the salts of earlier days', async ({ skip }) => {
    skip(database().engine === 'sqlite', 'A single instance keeps its salts in memory');
    let now = new Date('2026-11-20T12:00:00Z');
    const { limits, close } = instances('no-address', 1, 30, () => now);
    await limits[0]?.(ADDRESS);
    now = new Date('2026-11-21T12:00:00Z');
    await limits[0]?.(ADDRESS);
    await close();
    const rows = await database()
      .db.selectFrom('rate_limit_salts')
      .select('day')
      .where('day', '<', '2026-11-21')
      .execute();
    expect(rows).toEqual([]);
  });
});

test('rate limits fall back to memory while Postgres is unavailable', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/away', silent);
  const limit = rateLimit('away', [{ points: 3, seconds: 60 }], rateCounters(away), () => new Date());
  const answers = await Promise.all(Array.from({ length: 20 }, () => limit(ADDRESS)));
  await away.close();
  expect(answers.filter((wait) => wait === null)).toHaveLength(3);
});

test('rate limits time out if Postgres accepts connections without answering', async ({ onTestFinished }) => {
  const connections: Socket[] = [];
  const silence = createServer((connection) => connections.push(connection));
  await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve));
  const { port } = silence.address() as AddressInfo;
  const mute = openDatabase(`postgres://nobody@127.0.0.1:${port}/mute`, silent);
  onTestFinished(async () => {
    silence.close();
    for (const connection of connections) connection.destroy();
    await mute.close();
  });
  const limit = rateLimit('mute', [{ points: 3, seconds: 60 }], rateCounters(mute, 50), () => new Date());
  const startedAt = performance.now();
  expect(await limit(ADDRESS)).toBeNull();
  // Less than Postgres' own timeouts.
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});
