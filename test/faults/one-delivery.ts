import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { makeDue } from '#server/outbox/outbox.ts';
import { contactFields } from '../app-under-test.ts';
import { emptyStore, silent } from '../databases.ts';
import type { RunningServer } from '../running-server.ts';
import { startFaultyServer } from './faulty-server.ts';
import { postLead } from './lead-clients.ts';

export interface OneDelivery {
  /** Seconds since the visitor was answered. */
  age(): number;
  /** Its row now. */
  row(): Promise<{ state: string; attempts: number; next_at: string; last_error: string | null }>;
  /** Ends its waiting, as the agent can. */
  retry(): Promise<void>;
  close(): Promise<void>;
}

/** A server of its own that was just sent one lead: the delivery of one of its channels. */
export async function startOneDelivery(
  channel: 'agent-email' | 'webhook',
  env: Record<string, string>,
): Promise<OneDelivery> {
  const store = await emptyStore('sqlite');
  const settings = { env: { DATABASE_URL: store.url, ...env }, dataDir: store.folder };
  const server: RunningServer = await startFaultyServer({}, settings);
  const database: Database = openDatabase(store.url, silent);
  const startedAt = performance.now();
  expect(await postLead(server.url, contactFields(), randomUUID())).toBe('201');
  // Whatever the receiver does, the visitor does not wait for it.
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  const answeredAt = performance.now();
  return {
    age: () => (performance.now() - answeredAt) / 1_000,
    row: () =>
      database.db
        .selectFrom('deliveries')
        .select(['state', 'attempts', 'next_at', 'last_error'])
        .where('channel', '=', channel)
        .executeTakeFirstOrThrow(),
    retry: () => makeDue(database, channel),
    async close() {
      await server.end('SIGKILL');
      await database.close();
      await store.remove();
    },
  };
}
