import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactFields } from '../app-under-test.ts';
import { reportFigure } from '../figures.ts';
import { INSPECTED, memoryHeldMb } from '../process-memory.ts';
import { rounds } from '../rounds.ts';
import type { RunningServer } from '../running-server.ts';
import { isBusyResponse } from './busy-response.ts';
import { startFaultyServer } from './faulty-server.ts';
import { sendRaw } from './raw-connection.ts';

const MEGABYTE = 1_048_576;
const TIMES = rounds(20, 200);
const MOST_GROWTH_MB = 50;

/** Every endpoint that accepts a body, with its content type. */
const ENDPOINTS = [
  ['/api/leads', 'application/json'],
  ['/api/seller-leads', 'application/json'],
  ['/api/chat', 'application/json'],
  ['/api/property-comparisons', 'application/json'],
  ['/api/counts', 'application/json'],
  ['/policy-reports', 'application/csp-report'],
  ['/contact', 'application/x-www-form-urlencoded'],
  ['/sell', 'multipart/form-data; boundary=b'],
] as const;

describe('an oversized request', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startFaultyServer({}, { env: { ...INSPECTED, RATE_LIMIT: 'off', LOG_LEVEL: 'error' } });
  });
  afterAll(() => server.remove());

  const ten = Buffer.alloc(10 * MEGABYTE, 'a');

  test('with a body of 10 MB gets 413, with Content-Length or chunked, and does not use up memory', {
    timeout: 300_000,
  }, async () => {
    for (const [path, type] of ENDPOINTS) await send(path, type, ten);
    const before = await memoryHeldMb(server);
    const refusals: number[] = [];
    for (let round = 0; round < TIMES; round += ENDPOINTS.length * 2) {
      for (const [path, type] of ENDPOINTS) {
        refusals.push(await send(path, type, ten), await send(path, type, ten, 'in chunks'));
      }
    }
    const growth = (await memoryHeldMb(server)) - before;
    expect(new Set(refusals)).toEqual(new Set([413]));
    expect(growth).toBeLessThan(MOST_GROWTH_MB);
    reportFigure({
      promise: 'A body of 10 MB is refused',
      tested: `${refusals.length} sent to every endpoint that takes one, announced or in chunks`,
      measured: `${refusals.length} answered 413; memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB`,
    });
  });

  test('with a compressed body gets 415 and is not inflated', { timeout: 60_000 }, async () => {
    const bomb = gzipSync(Buffer.alloc(10 * MEGABYTE));
    const small = gzipSync(JSON.stringify(contactFields()));
    const before = await memoryHeldMb(server);
    const refusals: number[] = [];
    for (const [path, type] of ENDPOINTS) {
      for (const body of [bomb, small]) refusals.push(await send(path, type, body, 'gzip'));
    }
    expect(new Set(refusals)).toEqual(new Set([415]));
    expect((await memoryHeldMb(server)) - before).toBeLessThan(MOST_GROWTH_MB);
    reportFigure({
      promise: 'A compressed body is refused, not inflated',
      tested: `gzip bombs (${bomb.length} bytes of 10 MB) and compressed leads to every endpoint`,
      measured: `${refusals.length} answered 415`,
    });
  });

  test('with headers of more than 16 KiB gets 431', async () => {
    const status = async (bytes: number) => {
      const head = `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(bytes)}\r\n\r\n`;
      return (await sendRaw(server.url, head, 3_000, 'first')).statuses;
    };
    expect([await status(16_000), await status(16_500)]).toEqual([[200], [431]]);
  });

  async function send(path: string, type: string, body: Buffer, how?: 'in chunks' | 'gzip'): Promise<number> {
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: a',
      `Content-Type: ${type}`,
      how === 'in chunks' ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
      ...(how === 'gzip' ? ['Content-Encoding: gzip'] : []),
    ].join('\r\n');
    const chunk = how === 'in chunks' ? [`${body.length.toString(16)}\r\n`, '\r\n0\r\n\r\n'] : ['', ''];
    const bytes = Buffer.concat([
      Buffer.from(`${head}\r\n\r\n${chunk[0]}`),
      body,
      Buffer.from(chunk[1] ?? ''),
    ]);
    const { statuses, text } = await sendRaw(server.url, bytes, 3_000, 'first');
    return isBusyResponse(text) ? await send(path, type, body, how) : (statuses[0] ?? 0);
  }
});
