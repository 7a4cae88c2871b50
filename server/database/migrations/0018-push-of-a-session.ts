import type { Kysely } from 'kysely';

/** A browser gets push notifications only while it is signed in. */
export async function pushOfASession(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('push_subscriptions')
    .addColumn('session_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
