import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { preparedStore } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { freePort } from '../free-port.ts';
import { startMailServer } from '../mail-server.ts';
import { rounds } from '../rounds.ts';
import { startBuiltServer } from '../running-server.ts';
import { startFaultyServer } from './faulty-server.ts';
import { compareLeads, startLeadClients, storedEmails, undelivered } from './lead-clients.ts';

const KILLS = { sqlite: rounds(2, 200), postgres: rounds(2, 100) };
const CLIENTS = 10;

/** On Postgres a killed worker's deliveries wait until its lease expires. */
const LEASE_MS = 3_000;

describe.concurrent('a server killed while ten clients post', () => {
  test.for(['sqlite', 'postgres'] as const)(
    'stores every acknowledged lead exactly once and delivers it at least once (%s)',
    { timeout: 1_800_000 },
    async (engine, { onTestFinished }) => {
      const store = await preparedStore(engine);
      const mailbox = await startMailServer();
      const settings = {
        env: { DATABASE_URL: store.url, SMTP_URL: mailbox.url, RATE_LIMIT: 'off' },
        port: await freePort(),
        dataDir: store.folder,
      };
      const start = () =>
        engine === 'sqlite' ? startBuiltServer(settings) : startFaultyServer({ leaseMs: LEASE_MS }, settings);
      let server = await start();
      onTestFinished(async () => {
        await server.end('SIGKILL');
        await mailbox.stop();
        await store.remove();
      });

      const clients = startLeadClients(server.url, CLIENTS);
      for (let kill = 0; kill < KILLS[engine]; kill += 1) {
        await pause(50 + Math.random() * 300);
        await server.end('SIGKILL');
        server = await start();
      }
      await clients.stop();
      const { answered } = clients;
      expect(answered.length).toBeGreaterThan(KILLS[engine]);

      const missing = await undelivered(mailbox, answered);
      const { twice, lost } = compareLeads(answered, await storedEmails(store.url));
      reportFigure({
        promise: `An acknowledged lead survives SIGKILL (${engine})`,
        tested: `${KILLS[engine]} kills at random moments while ${CLIENTS} clients post and retry`,
        measured: `${answered.length} acknowledged, ${lost.length} lost, ${twice.length} duplicated, ${missing.length} undelivered`,
      });
      expect(twice).toEqual([]);
      expect(lost).toEqual([]);
      expect(missing).toEqual([]);
    },
  );
});
