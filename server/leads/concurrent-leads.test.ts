import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, contactFields, startApp } from '#test/app-under-test.ts';
import { preparedStore, silent, type TestStore } from '#test/databases.ts';
import { aLead } from '#test/leads.ts';
import { lockWaits } from '#test/lock-waits.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { insertLead } from './lead-store.ts';
import { upgradeLeads } from './upgrade-leads.ts';

// Only on Postgres do transactions run concurrently; SQLite runs one after another.
let store: TestStore;
let database: Database;
/** The database of another instance. */
let other: Database;
let app: AppUnderTest;
beforeAll(async () => {
  store = await preparedStore('postgres');
  database = openDatabase(store.url, silent);
  other = openDatabase(store.url, silent);
  app = await startApp(database);
});
afterAll(async () => {
  await app.stop();
  await other.close();
  await database.close();
  await store.remove();
});

const ask = (email: string, phone: string) => app.post('/api/leads', contactFields({ email, phone }));
const keep = (id: string, fields: { email: string; phone: string }) =>
  insertLead(other.db, aLead({ id, ...fields }));
const lock = (trx: Kysely<Schema>, id: string) =>
  trx.selectFrom('leads').select('id').where('id', '=', id).forUpdate().execute();
async function peopleWith(email: string): Promise<number> {
  const keys = database.db.selectFrom('leads').select('person_key').distinct();
  return (await keys.where(sql`lower(email)`, '=', email).execute()).length;
}

test('a lead whose transaction Postgres aborts to break a deadlock is stored', {
  timeout: 30_000,
}, async () => {
  await keep('ann', { email: 'ann@example.com', phone: '' });
  await keep('lou-1', { email: 'lou@example.com', phone: '704 555 0101' });
  await keep('lou-2', { email: 'lou@example.com', phone: '' });
  const asking = await other.db.transaction().execute(async (trx) => {
    // Makes Postgres abort the lead's transaction, not this one.
    await sql`set local deadlock_timeout = '20s'`.execute(trx);
    await lock(trx, 'lou-2');
    // This lead shows that Ann and Lou are one person, so it changes Lou's leads, the first one first.
    const answer = ask('ann@example.com', '704 555 0101');
    await expect.poll(() => lockWaits(other)).toHaveLength(1);
    await lock(trx, 'lou-1');
    return { answer };
  });
  expect((await asking.answer).status).toBe(201);
});

test('a lead waits for a transaction that locks its person’s leads for a long time', {
  timeout: 30_000,
}, async () => {
  await keep('cleo', { email: 'cleo@example.com', phone: '' });
  await keep('dora', { email: 'dora@example.com', phone: '704 555 0102' });
  const asking = await other.db.transaction().execute(async (trx) => {
    await lock(trx, 'dora');
    const answer = ask('cleo@example.com', '704 555 0102');
    await expect.poll(() => lockWaits(other)).toHaveLength(1);
    const [first] = await lockWaits(other);
    const another = async () => (await lockWaits(other)).some((began) => began !== first);
    await expect.poll(another).toBe(true);
    return { answer };
  });
  expect((await asking.answer).status).toBe(201);
});

test('concurrent leads of one person on two instances get the same person', async () => {
  const asking = await inTransaction(other, async (trx) => {
    await insertLead(trx, aLead({ email: 'Ben@example.com', phone: '704 555 0103' }));
    const answer = ask('ben@example.com', '');
    await Promise.race([answer, expect.poll(() => lockWaits(other)).toHaveLength(1)]);
    return { answer };
  });
  expect((await asking.answer).status).toBe(201);
  expect(await peopleWith('ben@example.com')).toBe(1);
});

test('a lead that arrives while an older one is being grouped gets its person', async () => {
  await keep('eve', { email: 'eve@example.com', phone: '' });
  await database.db.updateTable('leads').set({ person_key: null }).where('id', '=', 'eve').execute();
  const taking = await inTransaction(other, async (trx) => {
    await insertLead(trx, aLead({ email: 'eve@example.com', phone: '' }));
    const end = upgradeLeads(database);
    await Promise.race([end, expect.poll(() => lockWaits(other)).toHaveLength(1)]);
    return { end };
  });
  await taking.end;
  expect(await peopleWith('eve@example.com')).toBe(1);
});
