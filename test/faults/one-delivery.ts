import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { makeDue } from '#server/outbox/outbox.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore, silent } from '../databases.ts';
import { postLead } from './lead-clients.ts';
import { startServerInProcess } from './server-in-process.ts';

export interface OneDelivery {
  /** Seconds since the visitor got the response. */
  age(): number;
  /** Reads its current row. */
  row(): Promise<{ state: string; attempts: number; next_at: string; last_error: string | null }>;
  /** Retries it at once, as the agent can. */
  retry(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server, sends it one lead, and returns that lead's delivery on one channel. */
export async function startOneDelivery(
  channel: 'agent-email' | 'webhook',
  env: Record<string, string>,
): Promise<OneDelivery> {
  const store = await preparedStore('sqlite');
  const server = await startServerInProcess({ DATA_DIR: store.folder, DATABASE_URL: store.url, ...env });
  const database = openDatabase(store.url, silent);
  expect(await postLead(server.url, contactFields(), randomUUID())).toBe('201');
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
      await server.stop();
      await database.close();
      await store.remove();
    },
  };
}
