import { type Kysely, sql } from 'kysely';

/** In which chat a lead was taken: the desk shows the talk beside it. */
export async function chatOfALead(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column chat_session text not null default ''`.execute(db);
}
