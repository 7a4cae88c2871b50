import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** Unpublished drafts, and all published versions. */
export async function contentDrafts(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'content_drafts', (table) =>
    table
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addColumn('publish_at', 'text')
      .addColumn('publish_by', 'text')
      .addColumn('publish_reason', 'text')
      .addPrimaryKeyConstraint('content_drafts_key', ['kind', 'id']),
  );
  await createTable(db, 'content_versions', (table) =>
    table
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('record', 'text')
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
      .addPrimaryKeyConstraint('content_versions_key', ['kind', 'id', 'version']),
  );
  await createTable(db, 'content_keys', (table) =>
    table
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  );
  await db.schema.createIndex('content_drafts_by_time').on('content_drafts').column('publish_at').execute();
  // The record in content/ at the time of the edit at the desk: a later release may ship another text.
  await db.schema.alterTable('records').addColumn('shipped', 'text').execute();
}
