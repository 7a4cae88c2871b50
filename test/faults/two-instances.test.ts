import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { preparedStore, silent, type TestStore } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { startHttpReceiver, webhookSecret } from '../http-receiver.ts';
import { rounds } from '../rounds.ts';
import type { RunningServer } from '../running-server.ts';
import { storeLead } from '../stored-lead.ts';
import { startFaultyServer } from './faulty-server.ts';

const DELIVERIES = rounds(200, 10_000);
const KILLS = rounds(2, 30);
const LEASE_MS = 2_000;

let store: TestStore;
let database: Database;
let running: RunningServer[];
beforeEach(async () => {
  running = [];
  store = await preparedStore('postgres');
  database = openDatabase(store.url, silent);
  await countDoneMarks(database);
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  await database.close();
  await store.remove();
});

/** An instance on the shared store; its webhook's path identifies the sender. */
async function instance(webhookUrl: string, leaseMs = LEASE_MS): Promise<RunningServer> {
  const env = {
    DATABASE_URL: store.url,
    WEBHOOK_URL: webhookUrl,
    WEBHOOK_SECRET: webhookSecret,
    RATE_LIMIT: 'off',
  };
  const server = await startFaultyServer({ leaseMs }, { env });
  running.push(server);
  return server;
}

async function keepLeads(count: number): Promise<void> {
  for (let kept = 0; kept < count; kept += 10) {
    await Promise.all(
      Array.from({ length: Math.min(10, count - kept) }, () => storeLead(database, {}, ['webhook'])),
    );
  }
}

const withState = async (state: 'leased' | 'done') => {
  const rows = await database.db.selectFrom('deliveries').select('id').where('state', '=', state).execute();
  return rows.map(({ id }) => id).sort();
};

test('two instances that are killed and frozen deliver every event at least once and mark it done once', {
  timeout: 60_000 + DELIVERIES * 60,
}, async ({ onTestFinished }) => {
  const receiver = await startHttpReceiver();
  onTestFinished(receiver.stop);
  await keepLeads(DELIVERIES);
  let [victim, other] = await Promise.all([instance(`${receiver.url}a`), instance(`${receiver.url}b`)]);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(Math.random() * 500);
    await victim.end('SIGKILL');
    // The other one is frozen past its leases and then continues.
    other.signal('SIGSTOP');
    const next = await instance(`${receiver.url}${kill}`);
    await pause(kill % 3 === 0 ? LEASE_MS + 500 : 100);
    other.signal('SIGCONT');
    [victim, other] = [other, next];
  }
  await vi.waitUntil(async () => (await withState('done')).length === DELIVERIES, {
    timeout: 30_000 + DELIVERIES * 30,
    interval: 250,
  });
  const arrived = receiver.received.map(({ headers }) => String(headers['webhook-id']));
  expect([...new Set(arrived)].sort()).toEqual(await withState('done'));
  expect(await doneMarks(database)).toEqual(await withState('done'));
  reportFigure({
    promise: 'Two instances on one Postgres: each event sent at least once, each marked done once',
    tested: `${DELIVERIES} deliveries, ${KILLS} kills, ${KILLS} freezes (a third longer than the lease)`,
    measured: `${new Set(arrived).size} events received, ${arrived.length - new Set(arrived).size} of them again; none missing, none marked twice`,
  });
});

test('a worker frozen past its lease marks nothing done when it resumes', {
  timeout: 120_000,
}, async ({ onTestFinished }) => {
  const held = { a: [] as (() => void)[], b: [] as (() => void)[] };
  const receiver = await startHttpReceiver((response, { path }) => {
    held[path === '/a' ? 'a' : 'b'].push(() => response.end());
  });
  onTestFinished(receiver.stop);
  // Started before there is anything to deliver: while one starts, the other's webhooks would time out.
  const [late, second] = await Promise.all([
    instance(`${receiver.url}a`),
    instance(`${receiver.url}b`, 60_000),
  ]);
  // Both are frozen until all ten are pending: a worker that claims some of them claims no more until those are done.
  for (const worker of [late, second]) worker.signal('SIGSTOP');
  await keepLeads(10);
  late.signal('SIGCONT');
  await vi.waitUntil(() => held.a.length === 10, { timeout: 10_000 });
  late.signal('SIGSTOP');
  second.signal('SIGCONT');
  await vi.waitUntil(() => held.b.length === 10, { timeout: 20_000 });

  for (const answer of held.a) answer();
  late.signal('SIGCONT');
  const lateMarks = () => late.output().match(/after the lease ran out/g)?.length ?? 0;
  await vi.waitUntil(() => lateMarks() === 10, { timeout: 60_000 });
  expect(await withState('leased')).toHaveLength(10);
  expect(await doneMarks(database)).toEqual([]);

  for (const answer of held.b) answer();
  await vi.waitUntil(async () => (await withState('done')).length === 10, { timeout: 10_000 });
  expect(await doneMarks(database)).toEqual(await withState('done'));
  reportFigure({
    promise: 'A worker resumed after its lease expired marks nothing done',
    tested: 'SIGSTOP with ten deliveries in flight, a second worker takes them, SIGCONT',
    measured: '10 late responses, 0 marks; 10 marks by the second worker',
  });
});

/** A Postgres trigger records each delivery that becomes done. */
async function countDoneMarks({ db }: Database): Promise<void> {
  await sql`create table done_marks (id text)`.execute(db);
  await sql`
    create function note_done() returns trigger language plpgsql as $$
    begin
      insert into done_marks values (new.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_done after update on deliveries for each row when (new.state = 'done')
    execute function note_done()`.execute(db);
}

async function doneMarks({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from done_marks order by id collate "C"`.execute(db);
  return rows.map(({ id }) => id);
}
