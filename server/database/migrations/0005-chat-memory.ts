import { type Kysely, sql } from 'kysely';

/** The assistant's state after each answer, and the chips shown with it. JSON; '' for a visitor's message. */
export async function chatMemory(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column memory text not null default ''`.execute(db);
}
