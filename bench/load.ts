import { type RunningServer, startBuiltServer } from '#test/running-server.ts';
import { LOAD_BUDGETS } from './budgets.ts';
import { TRAFFIC_KINDS, type TrafficKind } from './mixed-traffic.ts';
import { type LoadResult, openLoop } from './open-loop.ts';
import type { Report } from './report.ts';
import { BENCH_TOKEN, serverFigures } from './server-figures.ts';

const STEP_SECONDS = 4;
const FIRST_RATE = 50;
const SLOWEST_P99_MS = 1_000;
const OVERLOAD = 5;

/**
 * Finds the server's capacity for mixed traffic, then sends five times as much, then a fifth.
 * @param minutes how long the overload lasts
 */
export async function benchLoad(minutes = 0.5): Promise<Report> {
  const env = { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', METRICS_TOKEN: BENCH_TOKEN };
  const server = await startBuiltServer({ env });
  try {
    return await measure(server, minutes);
  } finally {
    await server.remove();
  }
}

async function measure(server: RunningServer, minutes: number): Promise<Report> {
  await openLoop(server.url, FIRST_RATE, STEP_SECONDS); // warm-up
  const { capacity, peak } = await findCapacity(server.url);
  const rate = capacity * OVERLOAD;
  const seconds = Math.round(minutes * 60);
  await openLoop(server.url, rate, Math.ceil(seconds / 3));
  const early = await memory(server);
  // The visitors after the overload arrive while its last requests are still in flight.
  const { promise: isSent, resolve: onSent } = Promise.withResolvers<void>();
  const overloading = openLoop(server.url, rate, Math.ceil((seconds * 2) / 3), onSent);
  await isSent;
  const [overload, after, late] = await Promise.all([
    overloading,
    openLoop(server.url, capacity / OVERLOAD, 2 * LOAD_BUDGETS.backWithinS),
    memory(server),
  ]);

  const goodput = total(overload, 'good') / overload.seconds.length;
  const share = (kind: TrafficKind) => overload.byKind[kind].good / overload.byKind[kind].sent;
  const backAfter = after.seconds.findLastIndex(({ bad }) => bad > 0) + 1;
  const shares = TRAFFIC_KINDS.map((kind) => `${kind} ${(100 * share(kind)).toFixed(1)} %`);
  const sent = total(overload, 'sent') / overload.seconds.length;
  const { unsent, cores } = overload.client;
  return {
    name: 'load',
    lines: [
      ['capacity: mixed requests per second, 99 % answered within 1 s, all within 2 s', String(capacity)],
      ['peak of good responses per second while the rate rose', peak.toFixed(0)],
      ['overload: requests per second, duration', `${sent.toFixed(0)}, ${seconds} s`],
      [
        'good responses (within 2 s) per second, ratio to the peak',
        `${goodput.toFixed(0)}, ${(goodput / peak).toFixed(2)}`,
      ],
      [`good responses by kind (leads at least ${100 * LOAD_BUDGETS.leadShare} %)`, shares.join(', ')],
      ['p99 of good responses', `${overload.p99Ms.toFixed(0)} ms`],
      ['requests not sent; share of a core used by the client', `${unsent}, ${cores.toFixed(2)}`],
      [
        'memory at the end, ratio to that after a third',
        `${late.toFixed(0)} MB, ${(late / early).toFixed(2)}`,
      ],
      [`last refused request after the overload (at most ${LOAD_BUDGETS.backWithinS} s)`, `${backAfter} s`],
    ],
    passed: share('lead') >= LOAD_BUDGETS.leadShare && unsent === 0 && backAfter <= LOAD_BUDGETS.backWithinS,
  };
}

interface Capacity {
  /** The highest rate at which every request got a good response, and 99 % within a second. */
  capacity: number;
  /** The most good responses per second at any rate. */
  peak: number;
}

/** Raises the rate by half until a request gets no good response or 1 % take more than a second, and once more. */
async function findCapacity(url: string): Promise<Capacity> {
  let capacity = FIRST_RATE;
  let peak = FIRST_RATE;
  for (let rate = FIRST_RATE * 1.5, beyond = 0; beyond < 2; rate *= 1.5) {
    const result = await openLoop(url, Math.round(rate), STEP_SECONDS);
    const isAllSent = result.client.unsent === 0;
    const allWell =
      isAllSent && result.seconds.every(({ bad }) => bad === 0) && result.p99Ms < SLOWEST_P99_MS;
    const good = total(result, 'good') / STEP_SECONDS;
    peak = Math.max(peak, good);
    if (allWell && beyond === 0) capacity = Math.round(good);
    else beyond += 1;
  }
  return { capacity, peak };
}

function total(result: LoadResult, what: 'sent' | 'good'): number {
  return Object.values(result.byKind).reduce((sum, tally) => sum + tally[what], 0);
}

async function memory({ url }: RunningServer): Promise<number> {
  const { process_resident_memory_bytes: bytes } = await serverFigures(url, [
    'process_resident_memory_bytes',
  ]);
  return bytes / 1_000_000;
}
