import { type Kysely, sql } from 'kysely';
import { createTable } from '../create-table.ts';

/** Pending reminders, including those that were set before this migration. */
export async function reminders(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'reminders', (table) =>
    table
      .addColumn('lead_id', 'text', (column) =>
        column.primaryKey().notNull().references('leads.id').onDelete('cascade'),
      )
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull()),
  );
  const newest = sql`(select id from lead_entries where lead_id = leads.id and kind = 'snoozed' order by position desc limit 1)`;
  await sql`
    insert into reminders (lead_id, entry_id, at) select id, ${newest}, snoozed_until from leads
    where snoozed_until > ${new Date().toISOString()} and ${newest} is not null`.execute(db);
}
