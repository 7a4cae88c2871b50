import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyStore } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { freePort } from '../free-port.ts';
import { rounds } from '../rounds.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { compareLeads, startLeadClients, storedEmails } from './lead-clients.ts';

const STOPS = rounds(2, 50);
const CLIENTS = 20;

test('SIGTERM under load drops no accepted request, and every restart succeeds', {
  timeout: 60_000 + STOPS * 20_000,
}, async ({ onTestFinished }) => {
  const store = await emptyStore('sqlite');
  onTestFinished(store.remove);
  const settings = {
    env: { DATABASE_URL: store.url, RATE_LIMIT: 'off', LOG_LEVEL: 'debug' },
    port: await freePort(),
    dataDir: store.folder,
  };
  let server = await startBuiltServer(settings);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const clients = startLeadClients(server.url, CLIENTS);
  let accepted = 0;
  for (let stop = 0; stop < STOPS; stop += 1) {
    await pause(300 + Math.random() * 300);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).not.toContain('did not finish in time');
    accepted += acceptedRequests(server);
    server = await startBuiltServer(settings);
  }
  await clients.stop();
  await server.end('SIGTERM');
  accepted += acceptedRequests(server);

  const { twice, lost } = compareLeads(clients.answered, await storedEmails(store.url));
  const answered = clients.outcomes.get('201') ?? 0;
  const resets = clients.outcomes.get('ECONNRESET') ?? 0;
  reportFigure({
    promise: 'SIGTERM under load: every accepted request gets a response',
    tested: `${STOPS} times SIGTERM while ${CLIENTS} clients post, half over keep-alive connections`,
    measured: `${accepted} accepted, ${accepted - answered} without a response, ${lost.length} lost; ${resets} connections reset before they were accepted`,
  });
  expect(accepted).toBeGreaterThan(STOPS * CLIENTS);
  expect(accepted - answered).toBe(0);
  expect({ twice, lost }).toEqual({ twice: [], lost: [] });
});

/** Counts the log lines of accepted requests, one for each. */
function acceptedRequests(server: RunningServer): number {
  return server.output().match(/"method":"POST","path":"\/api\/leads"/g)?.length ?? 0;
}
