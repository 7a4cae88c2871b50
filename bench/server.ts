import { get } from 'node:http';
import { startBuiltServer } from '#test/running-server.ts';
import { SERVER_BUDGETS } from './budgets.ts';
import { type ClosedLoopResult, closedLoop } from './closed-loop.ts';
import { type Peer, startBarePeer, startNginxPeer, type Wire } from './peers.ts';
import { median } from './percentile.ts';
import { processorSeconds } from './processor-time.ts';
import type { Report } from './report.ts';

/** Many short rounds: other load on the machine changes within seconds, and affects all servers of one round alike. */
const LOAD = { connections: 32, seconds: 2 };
const ROUNDS = 12;

/** The headers of a real browser, so that its visit is counted too. */
const BROWSER_HEADERS = {
  'accept-encoding': 'gzip, deflate, br',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Compares the cached home page with bare node:http and nginx sending the same bytes, in turn. */
export async function benchServer(): Promise<Report> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
  const wire = await fetchRaw(`${server.url}/`);
  const peers: Record<string, Peer | null> = {
    ours: { url: `${server.url}/`, pid: server.pid, stop: server.remove },
    bare: await startBarePeer(wire),
    nginx: await startNginxPeer(wire),
  };
  const runs: Record<string, Run[]> = { ours: [], bare: [], nginx: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, peer] of Object.entries(peers)) if (peer) runs[name]?.push(await runOf(peer));
  for (const peer of Object.values(peers)) await peer?.stop();

  const rate = (name: string) => median((runs[name] ?? []).map(({ perSecond }) => perSecond));
  const p99 = (name: string) => median((runs[name] ?? []).map((run) => run.p99Ms));
  const ratioTo = (name: string, figure: 'perSecond' | 'perCpuSecond') =>
    median((runs[name] ?? []).map((run, round) => (runs.ours?.[round]?.[figure] ?? 0) / run[figure]));
  const ratio = ratioTo('bare', 'perCpuSecond');
  const line = (name: string) => `${rate(name).toFixed(0)} per second, p99 ${p99(name).toFixed(1)} ms`;
  return {
    name: 'server',
    lines: [
      [`home page, ${(wire.body.byteLength / 1_000).toFixed(1)} kB brotli`, line('ours')],
      ['bare node:http, the same bytes', line('bare')],
      ['nginx, one worker, the same bytes as a file', peers.nginx ? line('nginx') : 'not installed'],
      [
        `ratio to bare node:http, per second of processor time (at least ${SERVER_BUDGETS.ratioToBareHttp})`,
        ratio.toFixed(2),
      ],
      ['ratio to bare node:http, per second', ratioTo('bare', 'perSecond').toFixed(2)],
      ['ratio to nginx, per second', peers.nginx ? ratioTo('nginx', 'perSecond').toFixed(2) : '-'],
    ],
    passed: ratio >= SERVER_BUDGETS.ratioToBareHttp,
  };
}

interface Run extends ClosedLoopResult {
  /** Responses per second of the server's processor time: what it could send if its client were never the slower one. */
  perCpuSecond: number;
}

async function runOf({ url, pid }: Peer): Promise<Run> {
  const before = pid ? processorSeconds(pid) : 0;
  const run = await closedLoop(url, BROWSER_HEADERS, LOAD);
  const spent = pid ? processorSeconds(pid) - before : Number.NaN;
  return { ...run, perCpuSecond: (run.perSecond * LOAD.seconds) / spent };
}

/** Requests twice, because the first response may not come from the cache yet. `fetch` would decompress the body. */
async function fetchRaw(url: string): Promise<Wire> {
  await requestOnce(url);
  return await requestOnce(url);
}

function requestOnce(url: string): Promise<Wire> {
  const connectionHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER_HEADERS }, (response) => {
      const headers = Object.entries(response.headersDistinct)
        .filter(([name]) => !connectionHeaders.includes(name))
        .map(([name, values]): [string, string] => [name, values?.join(', ') ?? '']);
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers }));
    }).once('error', reject);
  });
}
