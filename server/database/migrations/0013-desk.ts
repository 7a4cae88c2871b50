import type { CreateTableBuilder, Kysely } from 'kysely';
import { createTable, isSqlite } from '../create-table.ts';

/** The tables of the desk: accounts, and actions on leads. */
export async function desk(db: Kysely<unknown>): Promise<void> {
  await createAccountTables(db);
  await createWorkTables(db);
}

type Column = [name: string, type: 'text' | 'integer', rule?: 'optional' | 'unique' | 'zero' | 'blank'];

/** Creates a table with a text id and the given columns. */
function table(db: Kysely<unknown>, name: string, columns: Column[]): Promise<void> {
  return createTable(db, name, (start) => {
    const whole: CreateTableBuilder<string, string> = start.addColumn('id', 'text', (id) =>
      id.primaryKey().notNull(),
    );
    return columns.reduce(
      (built, [column, type, rule]) =>
        built.addColumn(column, type, (definition) => {
          if (rule === 'optional') return definition;
          if (rule === 'unique') return definition.notNull().unique();
          if (rule === 'zero') return definition.notNull().defaultTo(0);
          return rule === 'blank' ? definition.notNull().defaultTo('') : definition.notNull();
        }),
      whole,
    );
  });
}

async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await table(db, 'people', [
    ['name', 'text'],
    ['email', 'text', 'unique'],
    ['email_verified', 'integer'],
    ['image', 'text', 'optional'],
    ['role', 'text'],
    ['created_at', 'text'],
    ['updated_at', 'text'],
    ['quiet_from', 'integer', 'zero'],
    ['quiet_to', 'integer', 'zero'],
    ['digest', 'integer', 'zero'],
    ['digest_sent_on', 'text', 'blank'],
  ]);
  await table(db, 'credentials', [
    ['account_id', 'text'],
    ['provider_id', 'text'],
    ['user_id', 'text'],
    ['access_token', 'text', 'optional'],
    ['refresh_token', 'text', 'optional'],
    ['id_token', 'text', 'optional'],
    ['access_token_expires_at', 'text', 'optional'],
    ['refresh_token_expires_at', 'text', 'optional'],
    ['scope', 'text', 'optional'],
    ['password', 'text', 'optional'],
    ['created_at', 'text'],
    ['updated_at', 'text'],
  ]);
  await index(db, 'credentials', ['user_id']);
  await table(db, 'desk_sessions', [
    ['token', 'text', 'unique'],
    ['user_id', 'text'],
    ['expires_at', 'text'],
    ['ip_address', 'text', 'optional'],
    ['user_agent', 'text', 'optional'],
    ['created_at', 'text'],
    ['updated_at', 'text'],
    ['reauthenticated_at', 'text', 'optional'],
  ]);
  await index(db, 'desk_sessions', ['user_id']);
  await table(db, 'desk_challenges', [
    ['identifier', 'text'],
    ['value', 'text'],
    ['expires_at', 'text'],
    ['created_at', 'text'],
    ['updated_at', 'text'],
  ]);
  await index(db, 'desk_challenges', ['identifier']);
  await table(db, 'passkeys', [
    ['name', 'text', 'optional'],
    ['public_key', 'text'],
    ['user_id', 'text'],
    ['credential_id', 'text', 'unique'],
    ['counter', 'integer'],
    ['device_type', 'text'],
    ['backed_up', 'integer'],
    ['transports', 'text', 'optional'],
    ['created_at', 'text', 'optional'],
    ['aaguid', 'text', 'optional'],
  ]);
  await index(db, 'passkeys', ['user_id']);
  await table(db, 'desk_links', [
    ['kind', 'text'],
    ['token_hash', 'text', 'unique'],
    ['email', 'text'],
    ['role', 'text'],
    ['expires_at', 'text'],
    ['created_at', 'text'],
  ]);
  await table(db, 'audit_log', [
    ['at', 'text'],
    ['who', 'text'],
    ['action', 'text'],
    ['subject', 'text'],
  ]);
  await index(db, 'audit_log', ['at']);
  await table(db, 'push_subscriptions', [
    ['person_id', 'text'],
    ['endpoint', 'text', 'unique'],
    ['p256dh', 'text'],
    ['auth', 'text'],
    ['created_at', 'text'],
  ]);
}

async function createWorkTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'lead_entries', (start) =>
    ['kind', 'text', 'data', 'person_id', 'person_name', 'at'].reduce(
      (built, column) => built.addColumn(column, 'text', (definition) => definition.notNull().defaultTo('')),
      start
        .addColumn('id', 'text', (id) => id.primaryKey().notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('lead_id', 'text', (lead) => lead.notNull().references('leads.id').onDelete('cascade')),
    ),
  );
  await index(db, 'lead_entries', ['lead_id', 'at']);
  await createTable(db, 'lead_reads', (start) =>
    start
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lead_reads_key', ['person_id', 'lead_id']),
  );
  await createTable(db, 'desk_keys', (start) =>
    start
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  );
  await createTable(db, 'desk_events', (start) =>
    start
      .addColumn('id', 'integer', (id) =>
        isSqlite(db) ? id.primaryKey().autoIncrement() : id.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('is_new', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull()),
  );
  await table(db, 'conversations', [['session_id', 'text', 'unique']]);
}

function index(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  return db.schema
    .createIndex(`${name}_by_${columns.join('_')}`)
    .on(name)
    .columns(columns)
    .execute();
}
