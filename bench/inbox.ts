import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Database, inTransaction } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { prepareDatabase } from '../server/database/prepare-database.ts';
import { countInbox, type InboxQuery, readInbox } from '../server/leads/inbox.ts';
import { insertLead } from '../server/leads/lead-store.ts';
import { percentile } from './percentile.ts';

// How long the desk's inbox takes over 50,000 leads: node bench/inbox.ts file:/tmp/bench.db (or postgres://…), an empty store.

const LEADS = 50_000;
const LEADS_A_TRANSACTION = 1_000;
const ROUNDS = 30;
const BOUND_MS = 100;

const QUERIES: Record<string, Partial<InboxQuery>> = {
  'first page': {},
  'a name': { q: 'wrenfield' },
  'the beginning of a name': { q: 'wren' },
  'half a number': { q: '555-012' },
  'a word of every message': { q: 'porch' },
  'two words': { q: 'porch bungalow' },
  'needs reply': { filter: 'needs-reply' },
  overdue: { filter: 'overdue' },
  unread: { filter: 'unread' },
  'a status': { status: 'closed' },
};

const { positionals } = parseArgs({ allowPositionals: true });
const database = openDatabase(positionals[0] ?? '', pino({ level: 'silent' }));
await prepareDatabase(database, async () => undefined);
await fill(database);
if (database.engine === 'postgres') await sql`analyze`.execute(database.db);
const now = new Date();
let isWithin = true;
for (const [name, query] of Object.entries(QUERIES)) {
  await report(name, () => readInbox(database.db, 'nobody', { q: '', cursor: '', ...query }, now));
}
await report('counts', () => countInbox(database.db, 'nobody', now));
await database.close();
process.exitCode = isWithin ? 0 : 1;

async function report(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  const p95 = percentile(times, 0.95);
  isWithin &&= p95 <= BOUND_MS;
  console.log(`${name.padEnd(26)} p50 ${percentile(times, 0.5).toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`);
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
