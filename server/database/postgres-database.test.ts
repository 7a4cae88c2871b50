import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { preparedStore, silent } from '#test/databases.ts';
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
