import { sql } from 'kysely';
import { pino } from 'pino';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { followContent } from '#server/seed/follow-content.ts';
import { signUpAt } from '#test/desk-account.ts';
import { type RunningServer, startBuiltServer } from '#test/running-server.ts';
import { percentile } from './percentile.ts';

const ROUNDS = 30;

/** The built server on a filled store, with a signed-in desk session. */
export interface FilledServer {
  server: RunningServer;
  /** Sends a GET request to the desk's API. @throws if the status is not 200 */
  ask: (path: string) => Promise<unknown>;
}

export async function startFilledServer(
  url: string,
  dataDir: string,
  fill: (store: Database) => Promise<void>,
): Promise<FilledServer> {
  const log = pino({ level: 'silent' });
  const database = openDatabase(url, log);
  await prepareDatabase(database, followContent(log));
  await fill(database);
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db);
  await database.close();
  const server = await startBuiltServer({
    dataDir,
    env: { DATABASE_URL: url, LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
  });
  const { cookie } = await signUpAt(server);
  const ask = async (path: string) => {
    const response = await fetch(`${server.url}/api/desk${path}`, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
    return await response.json();
  };
  return { server, ask };
}

/** @returns the time of each round, in ms */
export async function timed(work: () => Promise<unknown>, rounds = ROUNDS): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Minimum, p50 and p95: the minimum shows the cost of the work itself even if the machine is busy. */
export const figures = (times: number[]): string =>
  `${Math.min(...times).toFixed(1)} ms, ${percentile(times, 0.5).toFixed(1)} ms, ${percentile(times, 0.95).toFixed(1)} ms`;
