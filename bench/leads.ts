import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { pino } from 'pino';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { openFile } from '#server/database/sqlite-database.ts';
import { followContent } from '#server/seed/follow-content.ts';
import { startBuiltServer } from '#test/running-server.ts';
import { LEAD_BUDGETS } from './budgets.ts';
import { median } from './percentile.ts';
import type { Report } from './report.ts';

const SECONDS = 8;
const CONNECTIONS = 16;
const ROUNDS = 3;

/** Of typical length. */
const MESSAGE =
  'We saw the bungalow on Spindle Street and would like to look at it on Saturday, in the afternoon if you can. We also have a house in Matthews that we would sell first. Which of the two should come first, do you think?';
const CONSENT = 'x'.repeat(200);

/** Compares accepted leads per second over HTTP with SQLite alone committing the same rows on the same disk, interleaved. */
export async function benchLeads(): Promise<Report> {
  const raw: number[] = [];
  const http: { perSecond: number; p99: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(await commitRows());
    http.push(await postLeads());
  }
  const rawRate = median(raw);
  const httpRate = median(http.map(({ perSecond }) => perSecond));
  return {
    name: 'leads',
    lines: [
      ['accepted leads per second (HTTP, SQLite)', httpRate.toFixed(0)],
      ['p99 response time', `${median(http.map(({ p99 }) => p99)).toFixed(1)} ms`],
      ['SQLite alone, commits of the same rows per second', rawRate.toFixed(0)],
      [`ratio (at least ${LEAD_BUDGETS.ratioToSqlite})`, (httpRate / rawRate).toFixed(2)],
    ],
    passed: httpRate / rawRate >= LEAD_BUDGETS.ratioToSqlite,
  };
}

const LEAD_COLUMNS =
  'id, kind, first_name, last_name, email, phone, interest, neighborhoods, message, address, agent_id, source, status, attribution, page, disclosure_due_at, created_at';
const CONSENT_COLUMNS = 'id, lead_id, channel, granted, text, version, page, ip, user_agent, created_at';

/**
 * Commits the rows of one lead per transaction: the lead, its search index entry, two consents, one delivery, one
 * idempotency key, one desk event. Excludes what is read before, and what the delivery writes afterwards.
 */
async function commitRows(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  const path = join(folder, 'raw.db');
  const database = openDatabase(pathToFileURL(path).href, pino({ level: 'silent' }));
  await prepareDatabase(database, followContent(pino({ level: 'silent' })));
  await database.close();
  const file = openFile(path);
  const rows = (count: number, columns: number) =>
    Array(count)
      .fill(`(${Array(columns).fill('?').join()})`)
      .join();
  const lead = file.prepare(`insert into leads (${LEAD_COLUMNS}) values ${rows(1, 17)}`);
  const consents = file.prepare(`insert into consents (${CONSENT_COLUMNS}) values ${rows(2, 10)}`);
  const key = file.prepare('insert into idempotency_keys values (?, ?, ?, ?)');
  const delivery = file.prepare(
    `insert into deliveries (id, lead_id, channel, state, attempts, next_at, created_at) values ${rows(1, 7)}`,
  );
  const words = file.prepare('insert into lead_search (lead_id, words) values (?, ?)');
  const indexed = file.prepare('update leads set search_row = ? where id = ?');
  const event = file.prepare("insert into desk_events (kind, subject, is_new, at) values ('lead', ?, 1, ?)");
  const endsAt = performance.now() + SECONDS * 1_000;
  let commits = 0;
  while (performance.now() < endsAt) {
    const id = randomUUID();
    const at = new Date().toISOString();
    file.exec('begin immediate');
    key.run(randomUUID(), at, id, at);
    lead.run(
      id,
      'contact',
      'Jordan',
      'Reyes',
      `${id}@example.com`,
      '',
      'buying',
      '',
      MESSAGE,
      '',
      1,
      'website',
      'new',
      '{}',
      '/',
      at,
      at,
    );
    const { lastInsertRowid } = words.run(id, `jordan reyes ${id} ${MESSAGE}`.toLowerCase());
    indexed.run(lastInsertRowid, id);
    consents.run(
      ...[randomUUID(), id, 'call-text', 0, CONSENT, '1', '/', '127.0.0.1', 'bench', at],
      ...[randomUUID(), id, 'email', 1, CONSENT, '1', '/', '127.0.0.1', 'bench', at],
    );
    delivery.run(randomUUID(), id, 'agent-email', 'pending', 0, at, at);
    event.run(id, at);
    file.exec('commit');
    commits += 1;
  }
  file.close();
  rmSync(folder, { recursive: true });
  return commits / SECONDS;
}

async function postLeads(): Promise<{ perSecond: number; p99: number }> {
  const server = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
  const result = await autocannon({
    url: `${server.url}/api/leads`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: (client) => {
      const next = () => client.setHeadersAndBody(...newLeadRequest());
      next();
      client.on('headers', next);
    },
  });
  await server.remove();
  if (result.non2xx > 0) throw new Error(`${result.non2xx} responses were not 2xx`);
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** Every lead is from another person, because capturing one looks up the person's earlier leads. */
function newLeadRequest(): [Record<string, string>, string] {
  const person = randomUUID();
  const body = {
    firstName: 'Jordan',
    lastName: 'Reyes',
    email: `${person}@example.com`,
    interest: 'buying',
    message: MESSAGE,
  };
  return [{ 'content-type': 'application/json', 'idempotency-key': person }, JSON.stringify(body)];
}
