import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { reportFigure } from '../figures.ts';
import { startMailServer } from '../mail-server.ts';
import { startPostgres } from '../postgres.ts';
import { rounds } from '../rounds.ts';
import { startFaultyServer } from './faulty-server.ts';
import { compareLeads, startLeadClients, storedEmails, undelivered } from './lead-clients.ts';

const RESTARTS = rounds(1, 20);
const CLIENTS = 10;

/** A delivery that could not be marked while the store was down waits until its lease expires. */
const LEASE_MS = 3_000;

test('while Postgres restarts under load, leads are stored or refused, and accepted again without a restart', {
  timeout: 120_000 + RESTARTS * 15_000,
}, async ({ onTestFinished }) => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const mailbox = await startMailServer();
  onTestFinished(mailbox.stop);
  const env = { DATABASE_URL: postgres.url, SMTP_URL: mailbox.url };
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-data-'));
  const server = await startFaultyServer(
    { leaseMs: LEASE_MS },
    { env: { ...env, RATE_LIMIT: 'off' }, dataDir },
  );
  onTestFinished(server.remove);
  const clients = startLeadClients(server.url, CLIENTS);
  const recoveriesMs: number[] = [];
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await pause(300 + Math.random() * 500);
    await postgres.restart();
    const upAt = performance.now();
    const before = clients.answered.length;
    await vi.waitUntil(() => clients.answered.length > before, { timeout: 10_000, interval: 5 });
    recoveriesMs.push(performance.now() - upAt);
  }
  await clients.stop();
  const { answered } = clients;
  expect(await undelivered(mailbox, answered)).toEqual([]);
  const { twice, lost } = compareLeads(answered, await storedEmails(postgres.url));
  reportFigure({
    promise:
      'Postgres shut down under load: no acknowledged lead lost, leads accepted again without a restart',
    tested: `${RESTARTS} immediate shutdowns and starts while ${CLIENTS} clients post`,
    measured: `${answered.length} acknowledged, ${lost.length} lost, ${twice.length} duplicated; accepted again at most ${Math.round(Math.max(...recoveriesMs))} ms after Postgres`,
  });
  expect({ twice, lost }).toEqual({ twice: [], lost: [] });
  expect([...clients.outcomes.keys()].sort()).toEqual(['201', '503']);
  expect(Math.max(...recoveriesMs)).toBeLessThan(5_000);
});
