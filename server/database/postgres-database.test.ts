import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { preparedStore, silent } from '#test/databases.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { openDatabase } from './open-database.ts';
import { postgresDatabase } from './postgres-database.ts';

test('a Postgres that falls silent loses its connections, and another on the same address is used', async ({
  onTestFinished,
}) => {
  const store = await preparedStore('postgres');
  onTestFinished(store.remove);
  const network = await startNetwork(new URL(store.url));
  onTestFinished(network.stop);
  const database = postgresDatabase(network.url, silent, { silenceMs: 2_000 });
  onTestFinished(database.close);
  const reads = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => sql`select 1`.execute(database.db)));
  expect((await reads(10)).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));

  network.silence();
  expect((await reads(10)).map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  expect((await reads(10)).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
});

test('maintenance may be silent for longer', async ({ onTestFinished }) => {
  const store = await preparedStore('postgres');
  onTestFinished(store.remove);
  const database = postgresDatabase(store.url, silent, { silenceMs: 300 });
  onTestFinished(database.close);
  const slow = sql`select pg_sleep(1)`;
  await expect(slow.execute(database.db)).rejects.toThrow();
  await database.maintain((connection) => slow.execute(connection));
});

test('sessions of a read-only spell are replaced, however busy they are', async ({ onTestFinished }) => {
  const store = await preparedStore('postgres');
  onTestFinished(store.remove);
  const other = openDatabase(store.url, silent);
  onTestFinished(other.close);
  const name = new URL(store.url).pathname.slice(1);
  await sql`alter database ${sql.table(name)} set default_transaction_read_only = on`.execute(other.db);
  const database = postgresDatabase(store.url, silent, { lifetimeS: 1 });
  onTestFinished(database.close);
  const write = () => noteDeskEvent(database.db, 'lead', 'lead_1');
  await expect(write()).rejects.toThrow('read-only');
  await sql`alter database ${sql.table(name)} reset default_transaction_read_only`.execute(other.db);
  await expect.poll(() => write().catch(() => null), { timeout: 5_000 }).not.toBeNull();
});

test('content is current again after a provider has restored an older database', async ({
  onTestFinished,
}) => {
  const store = await preparedStore('postgres');
  onTestFinished(store.remove);
  const database = openDatabase(store.url, silent);
  onTestFinished(database.close);
  const become = (version: number) => database.db.updateTable('content_version').set({ version }).execute();
  await become(500);
  await database.readContentVersion();
  const before = database.contentVersion();
  await become(300);
  await database.readContentVersion();
  expect([before, database.contentVersion()]).toEqual([500, 300]);
});

/** Forwards to Postgres. `silence` is a dead host: nothing arrives from the connections of then, and none of them closes. */
async function startNetwork(postgres: URL) {
  const sockets = new Set<Socket>();
  const pairs = new Map<Socket, Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: postgres.hostname, port: Number(postgres.port) });
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => undefined));
    pairs.set(client, upstream);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(postgres);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    silence() {
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).pause();
        upstream.unpipe(client).pause();
      }
      pairs.clear();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
