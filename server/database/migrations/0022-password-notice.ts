import type { Kysely } from 'kysely';

/** Whoever has a new password is told of it by mail. */
export async function passwordNotice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('password_notice', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
