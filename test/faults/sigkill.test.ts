import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { listLeads } from '#server/leads/lead-store.ts';
import { contactFields } from '../app-under-test.ts';
import { emptyStore, silent, type TestStore } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { type MailServer, senders, startMailServer } from '../mail-server.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';

const KILLS = 25;
const CLIENTS = 10;

/** A killed worker's deliveries are free again after its lease of 120 s. */
const DELIVERED_WITHIN_MS = 260_000;

describe.concurrent('a server killed while ten clients post', () => {
  test.for(['sqlite', 'postgres'] as const)(
    'keeps every answered lead exactly once and delivers it at least once (%s)',
    { timeout: 420_000 },
    async (engine, { onTestFinished }) => {
      const store = await emptyStore(engine);
      const mailbox = await startMailServer();
      const start = serverStarter(store, mailbox, await freePort());
      let server = await start();
      onTestFinished(async () => {
        await server.end('SIGKILL');
        await mailbox.stop();
        await store.remove();
      });

      const posting = { stopped: false };
      const clients = Array.from({ length: CLIENTS }, () => postUntilStopped(server.url, posting));
      for (let kill = 0; kill < KILLS; kill += 1) {
        await pause(50 + Math.random() * 300);
        await server.end('SIGKILL');
        server = await start();
      }
      posting.stopped = true;
      const answered = (await Promise.all(clients)).flat();
      expect(answered.length).toBeGreaterThan(KILLS);

      const delivered = () => new Set(senders(mailbox.mails));
      await vi.waitUntil(() => answered.every((email) => delivered().has(email)), {
        timeout: DELIVERED_WITHIN_MS,
        interval: 250,
      });
      const database = openDatabase(store.url, silent);
      const kept = (await listLeads(database.db)).map(({ email }) => email);
      await database.close();
      expect(kept.filter((email, index) => kept.indexOf(email) !== index)).toEqual([]);
      expect(answered.filter((email) => !kept.includes(email))).toEqual([]);
    },
  );
});

function serverStarter(store: TestStore, mailbox: MailServer, port: number): () => Promise<RunningServer> {
  const env = { DATABASE_URL: store.url, SMTP_URL: mailbox.url, RATE_LIMIT: 'off' };
  return () => startBuiltServer({ env, port, dataDir: store.folder });
}

/** Posts one lead after another; while the server is away, the same lead again under the same key. */
async function postUntilStopped(url: string, posting: { stopped: boolean }): Promise<string[]> {
  const answered: string[] = [];
  while (!posting.stopped) {
    const fields = contactFields({ email: `${randomUUID()}@example.com` });
    const key = randomUUID();
    while (!(await post(url, fields, key))) {
      if (posting.stopped) return answered;
      await pause(20);
    }
    answered.push(String(fields.email));
  }
  return answered;
}

async function post(url: string, fields: object, key: string): Promise<boolean> {
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(fields),
  }).catch(() => null);
  if (!response) return false;
  // An answer that was cut off is no answer.
  return await response.json().then(
    () => response.status === 201,
    () => false,
  );
}
