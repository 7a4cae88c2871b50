import type { Kysely } from 'kysely';

/** Marks people who still have to be notified of a new passkey by mail. */
export async function passkeyNotice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('passkey_notice', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
