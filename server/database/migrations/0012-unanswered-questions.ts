import { type Kysely, sql } from 'kysely';
import { createTable } from '../create-table.ts';

/** Questions the assistant could not answer, without contact details, and the sources of its answers. */
export async function unansweredQuestions(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'unanswered_questions', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull()),
  );
  await sql`create index unanswered_questions_by_time on unanswered_questions (asked_at)`.execute(db);
  await sql`alter table chat_messages add column sources text not null default '[]'`.execute(db);
}
