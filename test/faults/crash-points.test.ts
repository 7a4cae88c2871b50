import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore, silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { startHttpReceiver, webhookSecret } from '../http-receiver.ts';
import { startMailServer } from '../mail-server.ts';
import { engines, rounds } from '../rounds.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { type Faults, startFaultyServer } from './faulty-server.ts';
import { postLead, storedEmails } from './lead-clients.ts';

const ROUNDS = rounds(1, 10);
const LEASE_MS = 1_500;
const WITHIN = { timeout: 30_000, interval: 25 };

/** Where the process is killed, and the number of leads in the store right afterwards. */
const SEAMS: [where: string, crash: Faults['crash'] | 'mail-accepted' | 'mid-webhook', kept: number][] = [
  ['before the commit', 'before-commit', 0],
  ['after the commit, before the response', 'after-commit', 1],
  ['after the mail was accepted, before it was marked', 'mail-accepted', 1],
  ['while the webhook is in flight', 'mid-webhook', 1],
];

/** `npm test` leaves Postgres to sigkill.test.ts. */
describe.for(engines('sqlite'))('a crash (%s)', (engine) => {
  test.for(SEAMS)(
    '%s: the retry leaves one lead, delivered to both channels',
    { timeout: ROUNDS * 60_000 },
    async ([where, crash, keptThen]) => {
      for (let round = 0; round < ROUNDS; round += 1) await crashOnce(engine, crash, keptThen);
      reportFigure({
        promise: `Crash ${where} (${engine}): a retry yields one lead, delivered`,
        tested: 'process is killed at that point, restart, same request again',
        measured: `${ROUNDS} of ${ROUNDS}`,
      });
    },
  );
});

async function crashOnce(engine: 'sqlite' | 'postgres', crash: (typeof SEAMS)[0][1], keptThen: number) {
  const store = await preparedStore(engine);
  let server: RunningServer | undefined;
  let crashes = 0;
  const crashAt = (seam: typeof crash) => {
    if (seam !== crash || crashes > 0) return;
    crashes += 1;
    server?.signal('SIGKILL');
  };
  const mailbox = await startMailServer({}, 0, () => crashAt('mail-accepted'));
  const webhook = await startHttpReceiver((response) => {
    crashAt('mid-webhook');
    response.end();
  });
  const settings = {
    dataDir: store.folder,
    env: {
      DATABASE_URL: store.url,
      SMTP_URL: mailbox.url,
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: webhookSecret,
    },
  };
  // On SQLite a restart takes over what was leased; the built server starts in half the time.
  const start = (faults: Faults) =>
    engine === 'sqlite' && !faults.crash
      ? startBuiltServer(settings)
      : startFaultyServer({ leaseMs: LEASE_MS, ...faults }, settings);
  const fields = contactFields();
  const key = randomUUID();
  try {
    const inCommit = crash === 'before-commit' || crash === 'after-commit';
    server = await start(inCommit ? { crash } : {});
    await postLead(server.url, fields, key);
    expect(await server.ended).toBeNull();
    expect(await storedEmails(store.url)).toHaveLength(keptThen);

    server = await start({});
    expect(await postLead(server.url, fields, key)).toBe('201');
    await vi.waitUntil(
      async () => (await deliveries(store.url)).every(({ state }) => state === 'done'),
      WITHIN,
    );
    expect(await storedEmails(store.url)).toEqual([fields.email]);
    // A crash does not count as a failed attempt, and duplicates have the same id.
    expect(await deliveries(store.url)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
    expect(mailbox.mails.length).toBeGreaterThanOrEqual(crash === 'mail-accepted' ? 2 : 1);
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(webhook.received.length).toBeGreaterThanOrEqual(crash === 'mid-webhook' ? 2 : 1);
    expect(new Set(webhook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  } finally {
    await server?.end('SIGKILL');
    await mailbox.stop();
    await webhook.stop();
    await store.remove();
  }
}

async function deliveries(storeUrl: string): Promise<{ state: string; attempts: number }[]> {
  const database = openDatabase(storeUrl, silent);
  const rows = await database.db.selectFrom('deliveries').select(['state', 'attempts']).execute();
  await database.close();
  return rows;
}
