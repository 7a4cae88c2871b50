import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { PROBE_EVERY_MS } from '#server/outbox/breaker.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore, silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { freePort } from '../free-port.ts';
import { senders, startMailServer } from '../mail-server.ts';
import { rounds } from '../rounds.ts';
import { sendJson } from './form-visits.ts';
import { startServerInProcess } from './server-in-process.ts';

/** The circuit breaker's probe interval: the real one in long runs, a short one in short runs. */
const PROBE_MS = rounds(3_000, PROBE_EVERY_MS);
const NOTICED_WITHIN_MS = PROBE_MS + 30_000;

test('100 leads received while the mail server is down are all stored, and delivered once it is back', {
  timeout: 120_000,
}, async ({ onTestFinished }) => {
  const store = await preparedStore('sqlite');
  onTestFinished(store.remove);
  const smtpPort = await freePort();
  const server = await startServerInProcess(
    {
      DATA_DIR: store.folder,
      DATABASE_URL: store.url,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      RATE_LIMIT: 'off',
    },
    { probeEveryMs: PROBE_MS },
  );
  onTestFinished(server.stop);
  const emails: string[] = [];
  for (let i = 0; i < 100; i += 1) {
    const fields = contactFields();
    expect(await sendJson(server.url, fields)).toBe(201);
    emails.push(String(fields.email));
  }

  const mailbox = await startMailServer({}, smtpPort);
  const backAt = performance.now();
  await vi.waitUntil(() => new Set(senders(mailbox.mails)).size === 100, {
    timeout: NOTICED_WITHIN_MS,
    interval: 250,
  });
  reportFigure({
    promise: 'Leads received while the mail server is down are delivered once it is back',
    tested: `100 leads while nothing listens on its port, then a mail server on it; the breaker probes every ${PROBE_MS / 1_000} s`,
    measured: `100 of 100, ${((performance.now() - backAt) / 1_000).toFixed(0)} s after it was back`,
  });
  await server.stop();
  const database = openDatabase(store.url, silent);
  const rows = await database.db
    .selectFrom('leads')
    .innerJoin('deliveries', 'deliveries.lead_id', 'leads.id')
    .select(['leads.email', 'deliveries.state'])
    .execute();
  await database.close();
  await mailbox.stop();
  expect(rows.map(({ email }) => email).sort()).toEqual(emails.sort());
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['done']));
});
