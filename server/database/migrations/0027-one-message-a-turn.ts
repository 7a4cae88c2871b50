import { type Kysely, sql } from 'kysely';

/**
 * Two simultaneous messages of a chat could be saved as the same turn. This renumbers such chats, each message followed by its
 * answer, which has the same time, and adds a unique index.
 */
export async function oneMessageATurn(db: Kysely<unknown>): Promise<void> {
  await sql`
    update chat_messages set turn = numbered.place
    from (
      select id, row_number() over (
        partition by session_id order by (turn + 1) / 2, created_at, role desc, id
      ) as place
      from chat_messages
      where session_id in (select session_id from chat_messages group by session_id, turn having count(*) > 1)
    ) as numbered
    where numbered.id = chat_messages.id`.execute(db);
  await sql`drop index chat_messages_by_session`.execute(db);
  await sql`create unique index chat_messages_by_turn on chat_messages (session_id, turn)`.execute(db);
}
