import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore, silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { freePort } from '../free-port.ts';
import { senders, startMailServer } from '../mail-server.ts';
import { postLead } from './lead-clients.ts';
import { startServerInProcess } from './server-in-process.ts';

const HOUR_MS = 3_600_000;
const SHIFTS: [name: string, ms: number][] = [
  ['an hour forward', HOUR_MS],
  ['an hour back', -HOUR_MS],
  ['a day forward', 24 * HOUR_MS],
  ['a day back', -24 * HOUR_MS],
];
const SOON = { timeout: 20_000, interval: 50 };

test.for(SHIFTS)(
  'with the clock set %s, pending deliveries are sent, and keys and sessions stay valid',
  { timeout: 60_000 },
  async ([name, ms], { onTestFinished }) => {
    const store = await preparedStore('sqlite');
    onTestFinished(store.remove);
    const smtpPort = await freePort();
    let shift = 0;
    const now = () => new Date(Date.now() + shift);
    const env = { DATA_DIR: store.folder, DATABASE_URL: store.url, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
    const server = await startServerInProcess(env, { now });
    onTestFinished(server.stop);
    const { url } = server;
    const database = openDatabase(store.url, silent);
    onTestFinished(database.close);
    const deliveries = () => database.db.selectFrom('deliveries').select(['state', 'attempts']).execute();

    // A lead with a key whose mail failed and is pending; a conversation with the assistant.
    const [before, after] = [contactFields(), contactFields()];
    expect(await postLead(url, before, 'the-key')).toBe('201');
    const chat = () => say(url, 'the-session');
    expect(await chat()).toBe(200);
    await vi.waitUntil(async () => (await deliveries())[0]?.attempts === 1, SOON);

    shift = ms;
    const mailbox = await startMailServer({}, smtpPort);
    onTestFinished(mailbox.stop);
    expect(await postLead(url, before, 'the-key')).toBe('201');
    expect(await postLead(url, after, 'another-key')).toBe('201');
    expect(await chat()).toBe(200);
    const said = await database.db.selectFrom('chat_messages').select('turn').orderBy('turn').execute();
    expect(said.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
    const shiftedAt = performance.now();
    await vi.waitUntil(async () => (await deliveries()).every(({ state }) => state === 'done'), SOON);
    const seconds = (performance.now() - shiftedAt) / 1_000;
    expect(senders(mailbox.mails).sort()).toEqual([before.email, after.email].sort());
    reportFigure({
      promise: `A clock set ${name}: pending mail is sent, the same key is the same lead, sessions continue`,
      tested:
        'clock changed under a running server with a pending mail (SQLite; Postgres uses its own clock)',
      measured: `all delivered after ${seconds.toFixed(1)} s`,
    });
  },
);

async function say(url: string, sessionId: string): Promise<number> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, agentId: 1, message: 'hello' }),
  });
  return response.status;
}
