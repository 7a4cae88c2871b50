import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createTable } from '../create-table.ts';
import type { Schema } from '../schema.ts';

/** Spam signals of leads, used form tokens, and the secret that signs form tokens, shared by all instances. */
export async function spamMarks(db: Kysely<unknown> & Kysely<Schema>): Promise<void> {
  await sql`alter table leads add column spam_signals text not null default '[]'`.execute(db);
  await createTable(db, 'secrets', (table) =>
    table
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull()),
  );
  await createTable(db, 'form_token_uses', (table) =>
    table
      .addColumn('token_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull()),
  );
  const value = randomBytes(32).toString('base64url');
  await db.insertInto('secrets').values({ name: 'form-token', value }).execute();
}
