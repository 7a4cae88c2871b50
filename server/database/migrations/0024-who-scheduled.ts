import type { Kysely } from 'kysely';

/** A name can be anybody's: the audit log names whoever scheduled a draft by address. */
export async function whoScheduled(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_drafts').addColumn('publish_by_email', 'text').execute();
}
