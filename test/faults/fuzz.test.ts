import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportFigure } from '../figures.ts';
import { INSPECTED, memoryHeldMb } from '../process-memory.ts';
import { rounds } from '../rounds.ts';
import type { RunningServer } from '../running-server.ts';
import { isBusyResponse } from './busy-response.ts';
import { startFaultyServer } from './faulty-server.ts';
import { ENDPOINTS, type Endpoint, hostileBody, hostileSegment } from './hostile-bodies.ts';

const PAYLOADS = rounds(60, 100_000);
const BATCH = 500;
const AT_ONCE = 50;

/**
 * The share of payloads for warming up: a newly started server allocates the memory it needs. Growth afterwards is a leak.
 */
const WARM_UP = 0.2;
const MOST_GROWTH_MB = 50;

/** The count of each status with the first request that got it; 599 stands for no response. */
type Statuses = Map<number, { count: number; first: unknown }>;

describe('generated payloads', () => {
  let server: RunningServer;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  beforeAll(async () => {
    server = await startFaultyServer({}, { env: { ...INSPECTED, RATE_LIMIT: 'off', LOG_LEVEL: 'error' } });
  });
  afterAll(async () => {
    agent.destroy();
    await server.remove();
  });

  test.for(ENDPOINTS)(
    '$method $path: none gets a 5xx response',
    { timeout: 30_000 + PAYLOADS * 10 },
    async (endpoint) => {
      const statuses: Statuses = new Map();
      const seed = Number(process.env.FUZZ_SEED ?? Date.now());
      await sendMany(endpoint, { from: 0, to: PAYLOADS * WARM_UP, seed }, statuses);
      const before = await memoryHeldMb(server);
      await sendMany(endpoint, { from: PAYLOADS * WARM_UP, to: PAYLOADS, seed }, statuses);
      const growth = (await memoryHeldMb(server)) - before;
      const failed = [...statuses].filter(([status]) => status >= 500);
      const repeatedBy = `FUZZ_SEED=${seed}`;
      expect(failed, repeatedBy).toEqual([]);
      expect(growth, repeatedBy).toBeLessThan(MOST_GROWTH_MB);
      const seen = [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, { count }]) => `${status}: ${count}`);
      reportFigure({
        promise: `No payload makes ${endpoint.method} ${endpoint.path.replace('*', '…')} fail`,
        tested: `${PAYLOADS} generated (types, prototypes, NUL, lone surrogates, text direction, depth, duplicate names, size)`,
        measured: `0 of 5xx (${seen.join(', ')}); memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB after the first fifth`,
      });
    },
  );

  /** Sends the payloads of a range and counts the response statuses. */
  async function sendMany(
    endpoint: Endpoint,
    { from, to, seed }: { from: number; to: number; seed: number },
    statuses: Statuses,
  ): Promise<void> {
    const sample = fc.record({ segment: hostileSegment, body: hostileBody(endpoint) });
    for (let sent = from; sent < to; sent += BATCH) {
      const numRuns = Math.min(BATCH, to - sent);
      const payloads = fc.sample(sample, { numRuns, seed: seed + sent });
      await Promise.all(
        payloads.map(async (payload) => {
          const status = await send(endpoint, payload);
          const seen = statuses.get(status) ?? { count: 0, first: payload };
          statuses.set(status, { ...seen, count: seen.count + 1 });
        }),
      );
    }
  }

  function send(
    endpoint: Endpoint,
    payload: { segment: string; body: string | Uint8Array },
  ): Promise<number> {
    const { method, path, type } = endpoint;
    const { segment, body } = payload;
    const { hostname, port } = new URL(server.url);
    const hasBody = method === 'POST';
    return new Promise((resolve) => {
      const sending = request(
        {
          ...{ hostname, port, method, agent, path: path.replace('*', segment) },
          headers: hasBody ? { 'content-type': type } : {},
        },
        (response) => {
          let text = '';
          response.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
          response.once('end', () => {
            if (response.statusCode === 503 && isBusyResponse(text)) resolve(send(endpoint, payload));
            else resolve(response.statusCode ?? 599);
          });
        },
      );
      sending.once('error', () => resolve(599));
      sending.end(hasBody ? Buffer.from(body) : undefined);
    });
  }
});
