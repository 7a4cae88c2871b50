import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { freePort } from '../free-port.ts';
import { senders, startMailServer } from '../mail-server.ts';
import { startBuiltServer } from '../running-server.ts';

/** The breaker tries once a minute whether the mail server is back. */
const NOTICED_WITHIN_MS = 90_000;

test('100 leads that come in while the mail server is down are all kept, and all delivered when it is back', {
  timeout: 120_000,
}, async () => {
  const smtpPort = await freePort();
  const server = await startBuiltServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, RATE_LIMIT: 'off' },
  });
  const emails: string[] = [];
  for (let i = 0; i < 100; i += 1) {
    const fields = contactFields();
    const response = await fetch(`${server.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect(response.status).toBe(201);
    emails.push(String(fields.email));
  }

  const mailbox = await startMailServer({}, smtpPort);
  const backAt = performance.now();
  await vi.waitUntil(() => new Set(senders(mailbox.mails)).size === 100, {
    timeout: NOTICED_WITHIN_MS,
    interval: 250,
  });
  reportFigure({
    promise: 'Leads that come in while the mail server is down go out when it is back',
    tested:
      '100 leads while nothing listens on its port, then a mail server on it; the breaker probes once a minute',
    measured: `100 of 100, ${((performance.now() - backAt) / 1_000).toFixed(0)} s after it was back`,
  });
  await server.end();
  const database = openDatabase(pathToFileURL(`${server.dataDir}/porchlight.db`).href, silent);
  const rows = await database.db
    .selectFrom('leads')
    .innerJoin('deliveries', 'deliveries.lead_id', 'leads.id')
    .select(['leads.email', 'deliveries.state'])
    .execute();
  await database.close();
  await mailbox.stop();
  await server.remove();
  expect(rows.map(({ email }) => email).sort()).toEqual(emails.sort());
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['done']));
});
