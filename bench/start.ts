import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { memoryMb } from '#test/process-memory.ts';
import { startBuiltServer } from '#test/running-server.ts';
import { SERVER_BUDGETS } from './budgets.ts';
import { memoryAtRest } from './memory.ts';
import { median } from './percentile.ts';
import type { Report } from './report.ts';
import { ROUTES } from './routes.ts';

const STARTS = 7;
const LOAD_SECONDS = 10;

/** V8 collects garbage within a minute or so without requests. */
const QUIET_MS = 120_000;

/** Measures the time from `node entry.mjs` to the first 200 of /readyz on a filled store, and memory before and after load. */
export async function benchStart(): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  const settings = { dataDir, env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } };
  await (await startBuiltServer(settings)).end();
  const starts: number[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const began = performance.now();
    const server = await startBuiltServer(settings);
    starts.push(performance.now() - began);
    await server.end();
  }
  const server = await startBuiltServer(settings);
  const idle = await memoryAtRest(server.pid);
  await autocannon({
    url: server.url,
    connections: 32,
    duration: LOAD_SECONDS,
    requests: ROUTES.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  });
  const loaded = memoryMb(server.pid);
  await askTheAssistant(server.url);
  const used = await memoryAtRest(server.pid);
  await pause(QUIET_MS);
  const quiet = memoryMb(server.pid);
  await server.end();
  rmSync(dataDir, { recursive: true });
  const ready = median(starts);
  return {
    name: 'start',
    lines: [
      [
        `cold start to ready, median of ${STARTS} (under ${SERVER_BUDGETS.readyMs} ms)`,
        `${ready.toFixed(0)} ms`,
      ],
      ['fastest and slowest', `${Math.min(...starts).toFixed(0)} ms, ${Math.max(...starts).toFixed(0)} ms`],
      [`idle memory (RSS, at most ${SERVER_BUDGETS.idleMb} MB)`, `${idle.toFixed(0)} MB`],
      [`memory after ${LOAD_SECONDS} s of 32 connections on every page`, `${loaded.toFixed(0)} MB`],
      ['memory after the assistant has answered as well', `${used.toFixed(0)} MB`],
      ['memory after two more idle minutes', `${quiet.toFixed(0)} MB`],
    ],
    passed: ready < SERVER_BUDGETS.readyMs && idle <= SERVER_BUDGETS.idleMb,
  };
}

/** The assistant loads on the first question. */
async function askTheAssistant(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: crypto.randomUUID(), message: 'What is earnest money?' }),
  });
  if (!answer.ok) throw new Error(`The assistant returned ${answer.status}`);
  await answer.body?.cancel();
}
