import { type Kysely, sql } from 'kysely';

/** Who last changed a lead, by id, because names are not unique; null if it was changed before this column existed. */
export async function whoChanged(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column updated_by_id text`.execute(db);
}
