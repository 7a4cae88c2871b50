import type { Kysely } from 'kysely';

/** Marks people who still have to be notified of a new password by mail. */
export async function passwordNotice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('password_notice', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
