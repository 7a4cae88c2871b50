import { type Kysely, sql, type Transaction } from 'kysely';
import { unindexErased } from '../database/lead-search.ts';
import type { Schema } from '../database/schema.ts';
import { ungroup } from '../leads/lead-person.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { isEmail, isSameNumber, mentions, numbersIn } from './erase-person-mention.ts';

/** What a store holds about the person with one e-mail address, or one phone number. */
export interface PersonTraces {
  leadIds: string[];
  deliveryIds: string[];
  /** Deliveries a worker holds right now: they may still go out. */
  onTheirWay: number;
  /** Chats in which it was typed. */
  chatSessions: string[];
  /** Leads of other people whose text, or a note on them, holds it; they are not erased. */
  mentionedInLeads: string[];
  /** Leads that stay, but were merged into one that goes. */
  merged: string[];
}

/** What is looked for. */
export interface SoughtPerson {
  leadIds: string[];
  /** E-mail addresses and phone numbers. */
  contactPoints: string[];
  /** Leads of others who share a number: the chats that they were taken in stay. */
  kept?: string[];
}

/** Rows that went, by table. */
export interface ErasedRows {
  leads: number;
  consents: number;
  idempotencyKeys: number;
  deliveries: number;
  chatMessages: number;
}

/**
 * Looks for a person everywhere. Addresses are equal whatever their case, numbers however they are written.
 * @param contactPoint an e-mail address or a phone number
 */
export async function findPerson(db: Kysely<Schema>, contactPoint: string): Promise<PersonTraces> {
  return await findTraces(db, { leadIds: await leadsOf(db, contactPoint), contactPoints: [contactPoint] });
}

/** Looks for what belongs to some leads, and for where their addresses and numbers were typed. */
export async function findTraces(
  db: Kysely<Schema>,
  { leadIds, contactPoints, kept = [] }: SoughtPerson,
): Promise<PersonTraces> {
  const deliveries =
    leadIds.length === 0
      ? []
      : await db.selectFrom('deliveries').select(['id', 'state']).where('lead_id', 'in', leadIds).execute();
  const chats = new Set(await chatsOf(db, leadIds));
  const ofOthers = new Set(await chatsOf(db, kept));
  const mentioned = new Set<string>();
  for (const contactPoint of contactPoints) {
    for (const chat of await chatsThatMention(db, contactPoint))
      if (isEmail(contactPoint) || !ofOthers.has(chat)) chats.add(chat);
    for (const id of await leadsThatMention(db, contactPoint)) mentioned.add(id);
    for (const id of await leadsWithNotesOn(db, contactPoint)) mentioned.add(id);
  }
  return {
    leadIds,
    deliveryIds: deliveries.map((delivery) => delivery.id),
    onTheirWay: deliveries.filter((delivery) => delivery.state === 'leased').length,
    chatSessions: [...chats],
    mentionedInLeads: [...mentioned].filter((id) => !leadIds.includes(id)),
    merged: await mergedInto(db, leadIds),
  };
}

/**
 * Removes what was found, in the caller's transaction; `removeRemains` afterwards removes the last bytes of it. Duplicates of other
 * people stand in the list again.
 */
export async function erasePerson(trx: Transaction<Schema>, traces: PersonTraces): Promise<ErasedRows> {
  const ofLeads = (table: 'consents' | 'idempotency_keys' | 'deliveries') =>
    remove(trx, table, 'lead_id', traces.leadIds);
  const merged = await mergedInto(trx, traces.leadIds);
  await ungroup(trx, traces.leadIds);
  await remove(trx, 'unanswered_questions', 'session_id', traces.chatSessions);
  const rows = {
    deliveries: await ofLeads('deliveries'),
    consents: await ofLeads('consents'),
    idempotencyKeys: await ofLeads('idempotency_keys'),
    leads: await remove(trx, 'leads', 'id', traces.leadIds),
    chatMessages: await remove(trx, 'chat_messages', 'session_id', traces.chatSessions),
  };
  await unindexErased(trx);
  for (const id of merged) {
    await trx
      .updateTable('leads')
      .set(({ eb }) => ({ merged_into: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  for (const id of [...traces.leadIds, ...merged]) await noteDeskEvent(trx, 'lead', id);
  for (const id of traces.leadIds) await noteDeskEvent(trx, 'erased', id);
  return rows;
}

/** Leads that were merged into some others, and are not among these. */
async function mergedInto(db: Kysely<Schema>, leadIds: string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('merged_into', 'in', leadIds)
    .where('id', 'not in', leadIds)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

async function leadsOf(db: Kysely<Schema>, contactPoint: string): Promise<string[]> {
  const all = db.selectFrom('leads').select(['id', 'phone']);
  if (isEmail(contactPoint)) {
    const rows = await all.where(sql`lower(email)`, '=', contactPoint.toLowerCase()).execute();
    return rows.map(({ id }) => id);
  }
  const rows = await all.where('phone', '<>', '').execute();
  return rows
    .filter(({ phone }) => mentions(phone, contactPoint) || isSameNumber(phone, contactPoint))
    .map(({ id }) => id);
}

async function remove(
  trx: Transaction<Schema>,
  table: 'leads' | 'consents' | 'idempotency_keys' | 'deliveries' | 'chat_messages' | 'unanswered_questions',
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

/** The chats that the person's leads were taken in. */
async function chatsOf(db: Kysely<Schema>, leadIds: string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom('chat_messages')
    .innerJoin('leads', 'leads.chat_session', 'chat_messages.session_id')
    .select('chat_messages.session_id')
    .distinct()
    .where('leads.id', 'in', leadIds)
    .execute();
  return rows.map((row) => row.session_id);
}

async function chatsThatMention(db: Kysely<Schema>, contactPoint: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['session_id', 'content', 'memory'])
    // The assistant remembers "ann at x dot com" as the address it means.
    .where((eb) => eb.or(mayMention(['content', 'memory'], contactPoint)))
    .execute();
  const found = rows.filter((row) => [row.content, row.memory].some((text) => mentions(text, contactPoint)));
  return [...new Set(found.map((row) => row.session_id))];
}

async function leadsThatMention(db: Kysely<Schema>, contactPoint: string): Promise<string[]> {
  const columns = ['message', 'neighborhoods', 'address', 'attribution'] as const;
  const rows = await db
    .selectFrom('leads')
    .select(['id', ...columns])
    .where((eb) => eb.or(mayMention(columns, contactPoint)))
    .execute();
  return rows
    .filter((row) => columns.some((column) => mentions(row[column], contactPoint)))
    .map((row) => row.id);
}

/** Notes, calls and replies too. */
async function leadsWithNotesOn(db: Kysely<Schema>, contactPoint: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_entries')
    .select(['lead_id', 'text'])
    .where((eb) => eb.or(mayMention(['text'], contactPoint)))
    .execute();
  return rows.filter(({ text }) => mentions(text, contactPoint)).map((row) => row.lead_id);
}

/** A first sieve in the store; `mentions` then tells ann@x.com from joann@x.com. */
function mayMention(columns: readonly string[], contactPoint: string) {
  if (isEmail(contactPoint)) return columns.map((column) => holds(column, contactPoint.toLowerCase()));
  const lastDigits = new Set(numbersIn(contactPoint).map((number) => number.slice(-1)));
  if (lastDigits.size === 0) return [];
  return columns.flatMap((column) => [
    ...[...lastDigits].map((digit) => holds(column, digit)),
    // The digits of another script take more than a byte each.
    sql<boolean>`octet_length(${sql.ref(column)}) <> length(${sql.ref(column)})`,
  ]);
}

function holds(column: string, part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
