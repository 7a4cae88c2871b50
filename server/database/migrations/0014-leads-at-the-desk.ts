import { type Kysely, sql } from 'kysely';
import { createTable, isSqlite } from '../create-table.ts';
import type { Schema } from '../schema.ts';

/** The desk's columns of leads and deliveries, and the search index of leads. */
export async function leadsAtTheDesk(db: Kysely<unknown> & Kysely<Schema>): Promise<void> {
  const columns = [
    'version integer not null default 1',
    'assignee_id text',
    'disclosure_done_at text',
    'first_reply_at text',
    'first_reply_via text',
    'first_reply_by text',
    'snoozed_until text',
    'merged_into text',
    "phone_digits text not null default ''",
    "updated_by text not null default ''",
    "updated_at text not null default ''",
  ];
  for (const column of columns) await sql`alter table leads add column ${sql.raw(column)}`.execute(db);
  await sql`create index leads_by_status on leads (status, created_at)`.execute(db);
  await sql`create index leads_by_email on leads (lower(email))`.execute(db);
  await sql`create index leads_by_phone on leads (phone_digits)`.execute(db);
  await allowSeveralTargets(db);
  await createSearch(db);
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'message', 'address', 'neighborhoods'])
    .execute();
  for (const { id, ...lead } of rows) {
    const digits = lead.phone.replace(/\D/g, '');
    const words = searchWords(Object.values({ ...lead, phone: '' }), digits);
    const value = isSqlite(db) ? sql`${words.join(' ')}` : sql`array_to_tsvector(${words}::text[])`;
    await sql`insert into lead_search (lead_id, words) values (${id}, ${value})`.execute(db);
    await db
      .updateTable('leads')
      .set({ phone_digits: digits.slice(-10) })
      .where('id', '=', id)
      .execute();
  }
}

/** A copy of `lead-search.ts` at that time: words without accents, and every suffix of a number. */
function searchWords(texts: string[], digits: string): string[] {
  const plain = texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 100));
  const endings = Array.from({ length: Math.max(0, digits.length - 2) }, (_, start) => digits.slice(start));
  return [...new Set([...words, ...endings])];
}

/** Adds `target`, because a lead may have several replies and a channel several receivers. */
async function allowSeveralTargets(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) {
    // SQLite cannot drop a constraint.
    await sql`alter table deliveries rename to old_deliveries`.execute(db);
    await createTable(db, 'deliveries', (table) =>
      table
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('target', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'text', (column) => column.notNull())
        .addColumn('lease_token', 'text')
        .addColumn('lease_until', 'text')
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('done_at', 'text')
        .addColumn('alerted_at', 'text')
        .addColumn('not_before', 'text'),
    );
    const kept = sql.raw(
      'id, lead_id, channel, state, attempts, next_at, lease_token, lease_until, last_error, created_at, done_at, alerted_at, not_before',
    );
    await sql`insert into deliveries (${kept}) select ${kept} from old_deliveries`.execute(db);
    await sql`drop table old_deliveries`.execute(db);
    await sql`create index deliveries_due on deliveries (state, channel, next_at)`.execute(db);
  } else {
    await sql`alter table deliveries add column target text not null default ''`.execute(db);
    await sql`alter table deliveries drop constraint deliveries_once_a_channel`.execute(db);
  }
  await sql`create unique index deliveries_once_a_target on deliveries (lead_id, channel, target)`.execute(
    db,
  );
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) {
    await sql`create virtual table lead_search using fts5 (lead_id unindexed, words, prefix = '2 3 4')`.execute(
      db,
    );
    // Erased text must not remain in the index.
    await sql`insert into lead_search (lead_search, rank) values ('secure-delete', 1)`.execute(db);
    return;
  }
  await sql`create table lead_search (lead_id text primary key references leads (id) on delete cascade, words tsvector not null)`.execute(
    db,
  );
  await sql`create index lead_search_words on lead_search using gin (words)`.execute(db);
}
