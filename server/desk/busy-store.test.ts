import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { preparedStore, silent, type TestStore } from '#test/databases.ts';
import { type DeskUser, setUpOwner } from '#test/desk.ts';
import { lockWaits } from '#test/lock-waits.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { postgresDatabase } from '../database/postgres-database.ts';
import type { Schema } from '../database/schema.ts';

// Only Postgres has concurrent transactions; SQLite runs one after another.
let store: TestStore;
let database: Database;
/** Stands for another instance or a psql session. */
let other: Database;
let app: AppUnderTest;
let avery: DeskUser;
beforeAll(async () => {
  store = await preparedStore('postgres');
  database = postgresDatabase(store.url, silent, { connectMs: 1_500 });
  other = openDatabase(store.url, silent);
  app = await startApp(database);
  avery = await setUpOwner(app, database);
});
afterAll(async () => {
  await app.stop();
  await other.close();
  await database.close();
  await store.remove();
});

const ID = 'neighborhoods/noda';
const draft = async () => (await avery.call('GET', `/content/${ID}/draft`)).body;
async function save(tagline: string) {
  const { record, version } = await draft();
  return await avery.call('PUT', `/content/${ID}/draft`, { record: { ...record, tagline }, version });
}

/** Locks a row of NoDa until its transaction ends. */
async function lock(trx: Kysely<Schema>, table: 'records' | 'content_drafts'): Promise<void> {
  await trx
    .selectFrom(table)
    .select('id')
    .where('kind', '=', 'neighborhoods')
    .where('id', '=', 'noda')
    .forUpdate()
    .execute();
}

test('an edit that Postgres aborts because of a deadlock is retried', { timeout: 30_000 }, async () => {
  expect((await save('Mill village')).status).toBe(200);
  const saving = await other.db.transaction().execute(async (trx) => {
    // Makes Postgres abort the edit rather than this transaction.
    await sql`set local deadlock_timeout = '20s'`.execute(trx);
    await lock(trx, 'content_drafts');
    const answer = save('Mill village and murals');
    await expect.poll(() => lockWaits(other)).toHaveLength(1);
    await lock(trx, 'records');
    return { answer };
  });
  expect(await saving.answer).toMatchObject({
    status: 200,
    body: { record: { tagline: 'Mill village and murals' } },
  });
});

test('an edit of a row that is locked for long gets a 503 and can be retried', {
  timeout: 30_000,
}, async () => {
  const before = await draft();
  const answer = await other.db.transaction().execute(async (trx) => {
    await lock(trx, 'records');
    return await avery.call('POST', `/content/${ID}/publish`, { version: before.version });
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await draft()).toMatchObject({ version: before.version, state: before.state });
  const again = await avery.call('POST', `/content/${ID}/publish`, { version: before.version });
  expect([again.status, again.body.state]).toEqual([200, 'published']);
});

test('an edit gets a 503 while all connections are in use', { timeout: 30_000 }, async () => {
  const { version } = await draft();
  const done = Promise.withResolvers<void>();
  const taken = Array.from({ length: 10 }, () => database.db.connection().execute(() => done.promise));
  try {
    const { status, headers } = await avery.call('POST', `/content/${ID}/publish`, { version });
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  } finally {
    done.resolve();
    await Promise.all(taken);
  }
});

test('concurrent requests with the same idempotency key add one record', async () => {
  const record = { title: 'The porch', content: '<p>Words.</p>', excerpt: 'Words.', image: 'noda' };
  const add = (key: string) =>
    avery.call(
      'POST',
      '/content/guides',
      { record: { ...record, neighborhoodId: null, isFeatured: false } },
      { 'idempotency-key': key },
    );
  const same = await Promise.all([add('one'), add('one'), add('one')]);
  expect(same.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([201, 'the-porch']));
  // Requests with different keys add different records, even with the same slug.
  const others = await Promise.all([add('two'), add('three')]);
  expect(others.map(({ body }) => body.id).toSorted()).toEqual(['the-porch-2', 'the-porch-3']);

  const [{ body }] = others;
  const publish = () => avery.call('POST', `/content/guides/${body.id}/publish`, { version: body.version });
  const published = await Promise.all([publish(), publish()]);
  expect(published.map(({ status }) => status)).toEqual([200, 200]);
});
