import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { contactFields, sellerFields } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { browserHeaders } from '#test/faults/form-visits.ts';
import { startServerInProcess } from '#test/faults/server-in-process.ts';
import { freePort } from '#test/free-port.ts';

const TOKEN = 'metrics-token-of-a-test';

type Server = Awaited<ReturnType<typeof startServerInProcess>>;

/** A server is slow right after its start on a busy machine. */
const longTimeout = { timeout: 15_000 };

describeOnBothEngines('GET /metrics', (_database, store) => {
  let server: Server;
  beforeAll(async () => {
    const env = { DATABASE_URL: store().url, DATA_DIR: store().folder, METRICS_TOKEN: TOKEN };
    // Nothing listens on this port, so mail stays pending.
    server = await startServerInProcess({ ...env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    return () => server.stop();
  });

  const post = (path: string, fields: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: {
        ...browserHeaders(server.url),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(fields),
    });

  test('reports leads, pending deliveries and their age without personal data', async () => {
    const people = [contactFields(), contactFields(), sellerFields({ formSeenMs: 60_000 })];
    for (const [index, fields] of people.entries()) {
      expect(await post(index === 2 ? '/api/seller-leads' : '/api/leads', fields)).toMatchObject({
        ok: true,
      });
    }
    const text = await vi.waitUntil(async () => {
      const metrics = await scrape(server);
      return figure(metrics, 'porchlight_oldest_pending_delivery_age_seconds') > 0.2 && metrics;
    }, longTimeout);
    expect(figure(text, 'porchlight_store_up')).toBe(1);
    expect(figure(text, 'porchlight_leads{kind="contact"}')).toBe(2);
    expect(figure(text, 'porchlight_leads{kind="seller"}')).toBe(1);
    const waiting = (channel: string) =>
      ['pending', 'leased']
        .map((state) => figure(text, `porchlight_deliveries{channel="${channel}",state="${state}"}`))
        .filter((count) => !Number.isNaN(count))
        .reduce((sum, count) => sum + count, 0);
    expect([waiting('agent-email'), waiting('guide-email')]).toEqual([3, 1]);
    for (const value of people.flatMap(Object.values)) expect(text).not.toContain(`"${value}"`);
    expect(text).not.toMatch(/@|example\.com/);
  });

  test('times every request by its kind, including cached pages and unknown URLs', async () => {
    const count = async (labels: string) => {
      const name = `porchlight_http_request_duration_seconds_count{${labels}}`;
      return figure(await scrape(server), name) || 0;
    };
    const [pages, refused] = ['kind="page",status="2xx"', 'kind="lead",status="4xx"'];
    const before = [await count(pages), await count(refused)];
    for (let i = 0; i < 3; i += 1) await (await fetch(`${server.url}/a-page-of-this-test`)).text();
    await (await post('/api/leads', {})).text();
    expect([await count(pages), await count(refused)]).toEqual([(before[0] ?? 0) + 3, (before[1] ?? 0) + 1]);
    const kinds = (await scrape(server)).matchAll(/duration_seconds_count{kind="([^"]*)"/g);
    expect([...kinds].map(([, kind]) => kind)).not.toContain('/a-page-of-this-test');
  });

  test('reports the state of the process', async () => {
    await (await fetch(server.url)).body?.cancel();
    const text = await scrape(server);
    for (const name of [
      'porchlight_uptime_seconds',
      'porchlight_kept_pages',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(figure(text, name), name).toBeGreaterThan(0);
    }
    expect(figure(text, 'porchlight_requests_in_flight')).toBeGreaterThanOrEqual(0);
    expect(figure(text, 'porchlight_turned_away_requests')).toBe(0);
  });

  test.each([[], ['Bearer '], ['Bearer metrics-token-of-a-tesT'], [TOKEN], [`Basic ${TOKEN}`]])(
    'rejects a scraper that sends %j',
    async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await fetch(`${server.url}/metrics`, { headers });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('porchlight_leads');
    },
  );
});

test('GET /metrics does not exist without METRICS_TOKEN', async ({ onTestFinished }) => {
  const server = await startServerInProcess({ DATABASE_URL: 'file:/dev/null/no-store.db' });
  onTestFinished(() => server.stop());
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer ' } });
  // Like any unknown address, it is left to the pages.
  expect(await answer.text()).toBe('a page');
});

test('GET /metrics reports an unavailable database and all other metrics', async ({ onTestFinished }) => {
  const server = await startServerInProcess({
    DATABASE_URL: 'file:/dev/null/no-store.db',
    METRICS_TOKEN: TOKEN,
  });
  onTestFinished(() => server.stop());
  const text = await scrape(server);
  expect(figure(text, 'porchlight_store_up')).toBe(0);
  expect(figure(text, 'porchlight_uptime_seconds')).toBeGreaterThan(0);
});

async function scrape({ url }: Server): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return await answer.text();
}

/** NaN if the metric is missing. */
function figure(text: string, name: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? Number.NaN);
}
