import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { mentions } from './erase-person-mention.ts';

/** What a store holds about the person with one e-mail address. */
export interface PersonTraces {
  leadIds: string[];
  deliveryIds: string[];
  /** Deliveries a worker holds right now: they may still go out. */
  onTheirWay: number;
  /** Chats in which the address was typed. */
  chatSessions: string[];
  /** Leads of other people whose text holds the address; they are not erased. */
  mentionedInLeads: string[];
}

/** Rows that went, by table. */
export interface ErasedRows {
  leads: number;
  consents: number;
  idempotencyKeys: number;
  deliveries: number;
  chatMessages: number;
}

/** Looks for a person everywhere. Addresses are equal whatever their case. */
export async function findPerson(db: Kysely<Schema>, email: string): Promise<PersonTraces> {
  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
  const leadIds = leads.map((lead) => lead.id);
  const deliveries =
    leadIds.length === 0
      ? []
      : await db.selectFrom('deliveries').select(['id', 'state']).where('lead_id', 'in', leadIds).execute();
  return {
    leadIds,
    deliveryIds: deliveries.map((delivery) => delivery.id),
    onTheirWay: deliveries.filter((delivery) => delivery.state === 'leased').length,
    chatSessions: await chatsThatMention(db, email),
    mentionedInLeads: (await leadsThatMention(db, email)).filter((id) => !leadIds.includes(id)),
  };
}

/** Removes what `findPerson` found, all or nothing; `rewriteStore` afterwards removes the last bytes of it. */
export async function erasePerson(database: Database, traces: PersonTraces): Promise<ErasedRows> {
  return await inTransaction(database, async (trx) => {
    const ofLeads = (table: 'consents' | 'idempotency_keys' | 'deliveries') =>
      remove(trx, table, 'lead_id', traces.leadIds);
    return {
      deliveries: await ofLeads('deliveries'),
      consents: await ofLeads('consents'),
      idempotencyKeys: await ofLeads('idempotency_keys'),
      leads: await remove(trx, 'leads', 'id', traces.leadIds),
      chatMessages: await remove(trx, 'chat_messages', 'session_id', traces.chatSessions),
    };
  });
}

async function remove(
  trx: Transaction<Schema>,
  table: 'leads' | 'consents' | 'idempotency_keys' | 'deliveries' | 'chat_messages',
  column: 'id' | 'lead_id' | 'session_id',
  values: string[],
): Promise<number> {
  if (values.length === 0) return 0;
  const list = sql.join(values);
  const result = await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${list})`.execute(
    trx,
  );
  return Number(result.numAffectedRows ?? 0);
}

async function chatsThatMention(db: Kysely<Schema>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['session_id', 'content'])
    .where(holds('content', email))
    .execute();
  return [...new Set(rows.filter((row) => mentions(row.content, email)).map((row) => row.session_id))];
}

async function leadsThatMention(db: Kysely<Schema>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'message', 'neighborhoods', 'address', 'attribution'])
    .where((where) =>
      where.or(['message', 'neighborhoods', 'address', 'attribution'].map((column) => holds(column, email))),
    )
    .execute();
  return rows
    .filter(({ id, ...texts }) => mentions(Object.values(texts).join('\n'), email))
    .map((row) => row.id);
}

/** A first sieve in the store; `mentions` then tells ann@x.com from joann@x.com. */
function holds(column: string, email: string) {
  const pattern = `%${email.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
