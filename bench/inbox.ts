import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Database, inTransaction } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { insertLead } from '#server/leads/lead-store.ts';
import { followContent } from '#server/seed/follow-content.ts';
import { signUpAt } from '#test/desk-account.ts';
import { startPostgres } from '#test/postgres.ts';
import { startBuiltServer } from '#test/running-server.ts';
import { INBOX_BUDGETS } from './budgets.ts';
import { percentile } from './percentile.ts';
import type { Report } from './report.ts';

const LEADS = 50_000;
const LEADS_A_TRANSACTION = 1_000;
const ROUNDS = 30;

/** What somebody asks of the inbox, by what it is called. */
const QUERIES: Record<string, string> = {
  'first page': '',
  'a name': 'q=wrenfield',
  'the beginning of a name': 'q=wren',
  'an address': 'q=person.4711@example.com',
  'half a number': 'q=555-012',
  'a word of every message': 'q=porch',
  'two words': 'q=porch bungalow',
  'needs reply': 'filter=needs-reply',
  overdue: 'filter=overdue',
  unread: 'filter=unread',
  'a status': 'status=closed',
  'a source': 'source=website',
};

/** The desk's inbox over 50,000 leads, asked over HTTP on both engines: searched, narrowed, scrolled and counted. */
export async function benchInbox(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  const postgres = await startPostgres();
  const onSqlite = await measure(pathToFileURL(join(folder, 'inbox.db')).href, folder);
  const onPostgres = await measure(postgres.url, folder);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    name: 'inbox',
    lines: [
      [
        `${LEADS.toLocaleString('en-US')} leads`,
        `SQLite p50, p95 (at most ${INBOX_BUDGETS.p95Ms} ms)  Postgres p50, p95`,
      ],
      ...onSqlite.map(({ name, times }, at): [string, string] => [
        name,
        `${figures(times)}  ${figures(onPostgres[at]?.times ?? [])}`,
      ]),
    ],
    passed: [...onSqlite, ...onPostgres].every(({ times }) => percentile(times, 0.95) <= INBOX_BUDGETS.p95Ms),
  };
}

const figures = (times: number[]) =>
  `${percentile(times, 0.5).toFixed(1)} ms, ${percentile(times, 0.95).toFixed(1)} ms`;

async function measure(url: string, dataDir: string): Promise<{ name: string; times: number[] }[]> {
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
    const answer = await fetch(`${server.url}/api/desk${path}`, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    return (await answer.json()) as { nextCursor: string | null };
  };
  const results = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    results.push({ name, times: await timed(() => ask(`/leads?${encodeURI(query)}`)) });
  }
  let cursor: string | null = null;
  results.push({
    name: 'one page further, again and again',
    times: await timed(async () => {
      ({ nextCursor: cursor } = await ask(`/leads?cursor=${cursor ?? ''}`));
    }),
  });
  // The bottom of the list: what was sent first has the lowest time.
  const bottom = Buffer.from('2024-01-02T00:00:00.000Z z').toString('base64url');
  results.push({ name: 'the last pages', times: await timed(() => ask(`/leads?cursor=${bottom}`)) });
  results.push({ name: 'counts', times: await timed(() => ask('/leads/counts')) });
  await server.end('SIGTERM');
  return results;
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function fill(store: Database): Promise<void> {
  const words = ['bungalow', 'garden', 'dock', 'loft', 'school', 'train', 'oak', 'view'];
  for (let start = 0; start < LEADS; start += LEADS_A_TRANSACTION) {
    await inTransaction(store, async (trx) => {
      for (let index = start; index < start + LEADS_A_TRANSACTION; index += 1) {
        await insertLead(trx, {
          id: randomUUID(),
          kind: 'contact',
          firstName: `Person${index % 977}`,
          lastName: index % 5_000 === 7 ? 'Wrenfield' : `Name${index % 7_919}`,
          email: `person.${index}@example.com`,
          phone: `(704) 555-${String(index % 10_000).padStart(4, '0')}`,
          interest: 'buying',
          neighborhoods: 'NoDa',
          message: `A porch, a ${words[index % 8]} and a ${words[(index * 3) % 8]}.`,
          address: '',
          agentId: 1,
          source: 'website',
          status: ['new', 'in-touch', 'closed', 'spam'][index % 4] ?? 'new',
          attribution: {},
          page: '/',
          spamSignals: [],
          disclosureDueAt: '2026-11-05T15:00:00.000Z',
          createdAt: new Date(Date.UTC(2024, 0, 1) + index * 1_000_000).toISOString(),
        });
      }
    });
  }
}
