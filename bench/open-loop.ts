import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { mixedTraffic, TRAFFIC_KINDS, type TrafficKind, type TrafficRequest } from './mixed-traffic.ts';
import { percentile } from './percentile.ts';

/** The client gives up after this time. */
const PATIENCE_MS = 5_000;

/** A slower response does not count as good. */
const IN_TIME_MS = 2_000;

/** Limit on concurrent requests: with more, the machine would run out of ports. */
const MOST_AT_ONCE = 4_000;
const TICK_MS = 10;

interface Tally {
  sent: number;
  /** Successful and in time. */
  good: number;
}

export interface LoadResult {
  /** By second in which the requests were sent. */
  seconds: { good: number; bad: number }[];
  byKind: Record<TrafficKind, Tally>;
  /** Number of failures by address and reason. */
  faults: Map<string, number>;
  /** Of the good responses. */
  p99Ms: number;
  /** Whether the client kept up: requests not sent for lack of connections, and its share of a core. */
  client: { unsent: number; cores: number };
}

/**
 * Sends mixed traffic at a fixed rate, whether the server keeps up or not.
 * @param rate requests per second
 * @param onSent called when the last request is sent, while many are still in flight
 */
export async function openLoop(
  url: string,
  rate: number,
  seconds: number,
  onSent = () => {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: MOST_AT_ONCE });
  const result: LoadResult = {
    seconds: Array.from({ length: seconds }, () => ({ good: 0, bad: 0 })),
    byKind: Object.fromEntries(
      TRAFFIC_KINDS.map((kind) => [kind, { sent: 0, good: 0 }]),
    ) as LoadResult['byKind'],
    faults: new Map(),
    p99Ms: 0,
    client: { unsent: 0, cores: 0 },
  };
  const timesMs: number[] = [];
  const waiting = new Set<Promise<void>>();
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();

  async function visit(number: number, second: number): Promise<void> {
    if (waiting.size >= MOST_AT_ONCE) {
      result.client.unsent += 1;
      return;
    }
    const what = mixedTraffic(number);
    const tally = result.byKind[what.kind];
    const bucket = result.seconds[second];
    tally.sent += 1;
    const sentAt = performance.now();
    const answer = await send(url, agent, what);
    const tookMs = performance.now() - sentAt;
    const fault = faultOf(answer, tookMs);
    if (bucket) bucket[fault ? 'bad' : 'good'] += 1;
    if (fault) {
      const [address] = what.path.split('?', 1);
      const named = `${what.method} ${address}: ${fault}`;
      result.faults.set(named, (result.faults.get(named) ?? 0) + 1);
      return;
    }
    timesMs.push(tookMs);
    tally.good += 1;
  }

  let number = 0;
  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - startedAt) {
    while (number < (rate * elapsed) / 1_000) {
      const going = visit(number, Math.floor(elapsed / 1_000)).finally(() => waiting.delete(going));
      waiting.add(going);
      number += 1;
    }
    await pause(TICK_MS);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  result.client.cores = (user + system) / 1_000 / (performance.now() - startedAt);
  onSent();
  await Promise.all(waiting);
  agent.destroy();
  result.p99Ms = percentile(timesMs, 0.99);
  return result;
}

/** @returns what was wrong with a response; null if it was successful and in time */
function faultOf(answer: number | string, tookMs: number): string | null {
  if (typeof answer === 'string') return answer;
  if (answer < 200 || answer >= 400) return `answered ${answer}`;
  return tookMs < IN_TIME_MS ? null : `answered ${answer} after more than ${IN_TIME_MS / 1_000} s`;
}

/** @returns the status, or the reason for an incomplete response */
function send(url: string, agent: Agent, { method, path, body }: TrafficRequest): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = {
      'accept-encoding': 'br, gzip',
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const going = request(`${url}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', fail);
    });
    going.setTimeout(PATIENCE_MS, () => {
      resolve(`no data for ${PATIENCE_MS / 1_000} s`);
      going.destroy();
    });
    going.once('error', fail);
    going.end(body && JSON.stringify(body));
  });
}
