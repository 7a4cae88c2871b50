import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Database, inTransaction } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { insertLead } from '#server/leads/lead-store.ts';
import { startPostgres } from '#test/postgres.ts';
import { INBOX_BUDGETS } from './budgets.ts';
import { figures, startFilledServer, timed } from './filled-server.ts';
import { percentile } from './percentile.ts';
import type { Report } from './report.ts';

const LEADS = 50_000;
const LEADS_A_TRANSACTION = 250;
/** The statistics page, neither a list nor a search: measured without a bound. */
const NUMBERS = 'statistics of a year, 31,000 leads (no bound)';
/** About one lead every quarter of an hour, the last one now. */
const APART_MS = 1_000_000;
const FIRST = Date.now() - LEADS * APART_MS;

/** Inbox requests, by their label in the results. Like the desk's, they group by person: five leads share each number. */
const QUERIES: Record<string, string> = {
  'first page': '',
  'a name': 'q=wrenfield',
  'the beginning of a name': 'q=wren',
  'an address': 'q=person.4711@example.com',
  'half a number': 'q=555-012',
  'a word of every message': 'q=porch',
  'two words': 'q=porch bungalow',
  'a word of every message, in a rare status': 'q=porch&status=client',
  'needs reply': 'filter=needs-reply',
  overdue: 'filter=overdue',
  unread: 'filter=unread',
  mine: 'filter=mine',
  'reminders due': 'filter=due',
  'a status': 'status=closed',
  'a source': 'source=website',
};

/** Times the desk's inbox with 50,000 leads over HTTP on both engines: searching, filtering, scrolling and counting. */
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
        `SQLite min, p50, p95 (at most ${INBOX_BUDGETS.p95Ms} ms)  Postgres min, p50, p95`,
      ],
      ...onSqlite.map(({ name, times }, at): [string, string] => [
        name,
        `${figures(times)}  ${figures(onPostgres[at]?.times ?? [])}`,
      ]),
    ],
    passed: [...onSqlite, ...onPostgres]
      .filter(({ name }) => name !== NUMBERS)
      .every(({ times }) => percentile(times, 0.95) <= INBOX_BUDGETS.p95Ms),
  };
}

async function measure(url: string, dataDir: string): Promise<{ name: string; times: number[] }[]> {
  const { server, ask } = await startFilledServer(url, dataDir, fill);
  const { id } = (await ask('/me')) as { id: string };
  await assignAll(url, id);
  const results = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    results.push({ name, times: await timed(() => ask(`/leads?by=person&${encodeURI(query)}`)) });
  }
  let cursor: string | null = null;
  results.push({
    name: 'scrolling page by page',
    times: await timed(async () => {
      const page = (await ask(`/leads?by=person&cursor=${cursor ?? ''}`)) as { nextCursor: string | null };
      cursor = page.nextCursor;
    }),
  });
  // A cursor near the bottom of the list, where the oldest leads are.
  const bottom = Buffer.from(`${new Date(FIRST + 90 * APART_MS).toISOString()} z`).toString('base64url');
  results.push({
    name: 'the last pages',
    times: await timed(() => ask(`/leads?by=person&cursor=${bottom}`)),
  });
  results.push({ name: 'the first page, not grouped by person', times: await timed(() => ask('/leads')) });
  results.push({ name: 'counts', times: await timed(() => ask('/leads/counts')) });
  results.push({ name: NUMBERS, times: await timed(() => ask('/numbers?weeks=52')) });
  await server.end('SIGTERM');
  return results;
}

/** Assigns all leads to one person, like an agent who works alone, and makes some hundreds of reminders due. */
async function assignAll(url: string, personId: string): Promise<void> {
  const database = openDatabase(url, pino({ level: 'silent' }));
  await database.db.updateTable('leads').set({ assignee_id: personId }).execute();
  await database.db
    .updateTable('leads')
    .set({ snoozed_until: '2026-01-05T15:00:00.000Z' })
    .where('phone', 'like', '%01_')
    .execute();
  if (database.engine === 'postgres') await sql`vacuum analyze leads`.execute(database.db);
  await database.close();
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
          status:
            index % 9_973 === 1 ? 'client' : (['new', 'in-touch', 'closed', 'spam'][index % 4] ?? 'new'),
          attribution: {},
          page: '/',
          spamSignals: [],
          disclosureDueAt: '2026-11-05T15:00:00.000Z',
          createdAt: new Date(FIRST + index * APART_MS).toISOString(),
        });
      }
    });
  }
}
