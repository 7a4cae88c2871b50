import { type Kysely, sql } from 'kysely';

/** The chat in which a lead was created; the desk shows it with the lead. */
export async function chatOfALead(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column chat_session text not null default ''`.execute(db);
}
