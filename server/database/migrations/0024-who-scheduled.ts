import type { Kysely } from 'kysely';

/** The audit log identifies the person who scheduled a draft by e-mail address, because names are not unique. */
export async function whoScheduled(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_drafts').addColumn('publish_by_email', 'text').execute();
}
