import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore, silent, type TestStore } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { freePort } from '../free-port.ts';
import { hasNginx } from '../nginx.ts';
import { rounds } from '../rounds.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { type DocumentedNginx, startDocumentedNginx } from './documented-nginx.ts';
import { compareLeads, postLead, startLeadClients, storedEmails } from './lead-clients.ts';

/** A connection's state in Linux's table of them. */
const ESTABLISHED = '01';

const RESTARTS = rounds(1, 20);

describe.skipIf(!hasNginx())(
  'two instances behind nginx, configured as in docs/operations.md (needs nginx)',
  () => {
    let store: TestStore;
    let nginx: DocumentedNginx;
    let url: string;
    let ports: [number, number];
    let servers: [RunningServer, RunningServer];

    const start = async (port: number, env: Record<string, string> = {}) => {
      const settings = {
        DATABASE_URL: store.url,
        SITE_URL: 'https://www.example.com',
        TRUSTED_PROXIES: '127.0.0.1/32',
      };
      const server = await startBuiltServer({ port, env: { ...settings, ...env } });
      onTestFinished(server.remove);
      return server;
    };
    async function startAll(env: Record<string, string> = {}): Promise<void> {
      store = await preparedStore('postgres');
      onTestFinished(store.remove);
      ports = [await freePort(), await freePort()];
      servers = await Promise.all([start(ports[0], env), start(ports[1], env)]);
      nginx = await startDocumentedNginx(ports);
      onTestFinished(nginx.stop);
      url = nginx.url;
    }

    test('pages keep their caching headers, and leads have the address of their sender', async () => {
      await startAll();
      for (let i = 0; i < 4; i += 1) {
        const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
        expect(page.status).toBe(200);
        expect(page.headers.get('content-encoding')).toBe('br');
        expect(page.headers.get('cache-control')).toContain('s-maxage=60');
        const etag = page.headers.get('etag') ?? '';
        const again = await fetch(url, { headers: { 'if-none-match': etag } });
        expect(again.status).toBe(304);
      }
      // A visitor who forges X-Forwarded-For, from an address that is not the proxy's.
      const headers = { 'x-forwarded-for': '198.51.100.1', 'content-type': 'application/json' };
      expect(await postFrom('127.0.0.9', `${url}/api/leads`, headers, JSON.stringify(contactFields()))).toBe(
        201,
      );
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const fields = new URLSearchParams(contactFields() as Record<string, string>).toString();
      expect(await postFrom('127.0.0.9', `${url}/contact`, form, fields)).toBe(303);
      const database = openDatabase(store.url, silent);
      const rows = await database.db.selectFrom('consents').select('ip').distinct().execute();
      await database.close();
      expect(rows).toEqual([{ ip: '127.0.0.9' }]);
      // Limits apply to the visitor, not to the proxy.
      const posts = Array.from({ length: 40 }, () =>
        postFrom('127.0.0.10', `${url}/api/leads`, headers, JSON.stringify(contactFields())),
      );
      const statuses = await Promise.all(posts);
      expect(statuses.filter((status) => status === 201)).toHaveLength(30);
      expect(await postLead(url, contactFields(), randomUUID())).toBe('201');
    });

    test('a lead during which both instances die in turn is accepted by the first one after its restart', {
      timeout: 60_000,
    }, async () => {
      await startAll();
      // Frozen, so that the lead stays in flight in each of them.
      for (const server of servers) server.signal('SIGSTOP');
      const fields = [contactFields(), contactFields()];
      const answers = fields.map((lead) => postLead(url, lead, randomUUID()));
      await vi.waitUntil(async () => (await unreadRequests(ports)) === fields.length, { timeout: 10_000 });
      await servers[0].end('SIGKILL');
      servers[0] = await start(ports[0]);
      await servers[1].end('SIGKILL');
      expect(await Promise.all(answers), nginx.failures()).toEqual(['201', '201']);
      expect((await storedEmails(store.url)).sort()).toEqual(fields.map(({ email }) => email).sort());
    });

    test('restarting or killing them in turn under load causes no errors', {
      timeout: 60_000 + RESTARTS * 10_000,
    }, async () => {
      await startAll({ RATE_LIMIT: 'off' });
      const clients = startLeadClients(url, 10);
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        const turn = restart % 2 === 0 ? 0 : 1;
        const answered = clients.answered.length;
        await vi.waitUntil(() => clients.answered.length > answered + 10, { timeout: 20_000 });
        await servers[turn].end(restart % 4 < 2 ? 'SIGTERM' : 'SIGKILL');
        servers[turn] = await start(ports[turn], { RATE_LIMIT: 'off' });
      }
      await clients.stop();
      const { twice, lost } = compareLeads(clients.answered, await storedEmails(store.url));
      const outcomes = [...clients.outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
      reportFigure({
        promise: 'Two instances behind nginx, restarted or killed in turn: no visitor notices',
        tested: `the configuration of docs/operations.md, ${RESTARTS} restarts, half of them SIGKILL, under 10 clients`,
        measured: `${outcomes}; ${lost.length} lost, ${twice.length} duplicated`,
      });
      expect([...clients.outcomes.keys()], nginx.failures().slice(0, 4_000)).toEqual(['201']);
      expect({ twice, lost }).toEqual({ twice: [], lost: [] });
    });
  },
);

/** The number of connections to these ports on which the server has not read all it was sent; Linux only. */
async function unreadRequests(ports: number[]): Promise<number> {
  const ends = ports.map((port) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`);
  const connections = (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1);
  return connections.filter((line) => {
    const [, local = '', , state, queues = ''] = line.trim().split(/\s+/);
    return state === ESTABLISHED && ends.some((end) => local.endsWith(end)) && !queues.endsWith(':00000000');
  }).length;
}

/** @returns the status */
function postFrom(
  localAddress: string,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const post = request(url, { method: 'POST', headers, localAddress, agent: false }, (response) =>
      resolve(response.resume().statusCode ?? 0),
    );
    post.once('error', reject);
    post.end(body);
  });
}
