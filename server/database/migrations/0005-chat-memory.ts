import { type Kysely, sql } from 'kysely';

/** What the assistant remembers beside each of its answers, and the chips shown with it. JSON; '' for a visitor's turn. */
export async function chatMemory(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column memory text not null default ''`.execute(db);
}
