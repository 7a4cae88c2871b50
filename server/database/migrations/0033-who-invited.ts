import { type Kysely, sql } from 'kysely';

/** Who made an invitation, by id; null for other links, and for those made by a command on the server. */
export async function whoInvited(db: Kysely<unknown>): Promise<void> {
  await sql`alter table desk_links add column invited_by text`.execute(db);
}
