import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../create-table.ts';

/** Indexes for the filters and counts of the inbox. */
export async function inboxIndexes(db: Kysely<unknown>): Promise<void> {
  for (const index of [
    'leads_open on leads (status) where merged_into is null',
    'leads_waiting on leads (created_at, status, snoozed_until) where first_reply_at is null and merged_into is null',
    'leads_by_assignee on leads (assignee_id, created_at)',
    'leads_snoozed on leads (snoozed_until) where snoozed_until is not null',
  ]) {
    await sql`create index ${sql.raw(index)}`.execute(db);
  }
  if (isSqlite(db)) await linkSearch(db);
}

/** SQLite's search index can only be joined by rowid, so each lead stores its row. */
async function linkSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column search_row integer`.execute(db);
  await sql`create temporary table found as select lead_id, rowid as number from lead_search`.execute(db);
  await sql`create index temp.found_by_lead on found (lead_id)`.execute(db);
  await sql`update leads set search_row = (select number from found where lead_id = leads.id)`.execute(db);
  await sql`drop table found`.execute(db);
  await sql`create unique index leads_by_search_row on leads (search_row)`.execute(db);
}
