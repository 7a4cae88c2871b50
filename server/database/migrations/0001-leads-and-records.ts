import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** Leads with their dependent tables, and the records that the site shows. */
export async function leadsAndRecords(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'leads', (table) =>
    [
      'kind',
      'first_name',
      'last_name',
      'email',
      'phone',
      'interest',
      'neighborhoods',
      'message',
      'address',
      'source',
      'status',
      'attribution',
      'page',
      'disclosure_due_at',
      'created_at',
    ].reduce(
      (columns, name) => columns.addColumn(name, 'text', (column) => column.notNull()),
      table
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('agent_id', 'integer', (column) => column.notNull()),
    ),
  );
  await db.schema.createIndex('leads_by_time').on('leads').column('created_at').execute();

  await createTable(db, 'consents', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('granted', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('ip', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  );
  await db.schema.createIndex('consents_by_lead').on('consents').column('lead_id').execute();

  await createTable(db, 'idempotency_keys', (table) =>
    table
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      // Checked at commit: the key is claimed first, so that the loser of a race never inserts a lead.
      .addForeignKeyConstraint('idempotency_keys_of_a_lead', ['lead_id'], 'leads', ['id'], (constraint) =>
        constraint.onDelete('cascade').deferrable().initiallyDeferred(),
      ),
  );
  await db.schema.createIndex('idempotency_keys_by_lead').on('idempotency_keys').column('lead_id').execute();

  await createTable(db, 'deliveries', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('lease_token', 'text')
      .addColumn('lease_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('done_at', 'text')
      .addUniqueConstraint('deliveries_once_a_channel', ['lead_id', 'channel']),
  );
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['state', 'channel', 'next_at'])
    .execute();

  await createRecordTables(db);
}

/** Records are stored as JSON, with separate columns only for lookups and sorting. */
async function createRecordTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'agents', (table) =>
    table
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('record', 'text', (column) => column.notNull()),
  );
  await createTable(db, 'neighborhoods', (table) =>
    table
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull()),
  );
  await createTable(db, 'properties', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('agent_id', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  );
  await createTable(db, 'testimonials', (table) =>
    table
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('testimonials_by_place', ['place', 'id']),
  );
  await createTable(db, 'guides', (table) =>
    table
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('agent_id', 'integer', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  );
  await createTable(db, 'market_stats', (table) =>
    table
      .addColumn('position', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('record', 'text', (column) => column.notNull()),
  );
  await createTable(db, 'property_comparisons', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('property_ids', 'text', (column) => column.notNull())
      .addColumn('agent_id', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  );
  await db.schema
    .createIndex('property_comparisons_by_session')
    .on('property_comparisons')
    .columns(['session_id', 'created_at'])
    .execute();
  await createTable(db, 'chat_messages', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('agent_id', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  );
  await db.schema
    .createIndex('chat_messages_by_session')
    .on('chat_messages')
    .columns(['session_id', 'turn'])
    .execute();
}
