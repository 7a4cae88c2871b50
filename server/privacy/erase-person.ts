import { type Kysely, sql, type Transaction } from 'kysely';
import { numbersIn } from '#domain/leads/phone-numbers.ts';
import { readProfile } from '../catalog/published-agent.ts';
import { removeErasedFromIndex } from '../database/lead-search.ts';
import type { Schema } from '../database/schema.ts';
import { undoMerge } from '../leads/change-lead.ts';
import { setClock, unmarkInTouch } from '../leads/lead-entries.ts';
import { ungroup } from '../leads/lead-person.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { isEmail, isSameNumber, mentions } from './erase-person-mention.ts';

/** What the database contains about a person. */
export interface PersonTraces {
  leadIds: string[];
  deliveryIds: string[];
  /** Number of deliveries leased by a worker right now: they may still be sent. */
  inFlight: number;
  /** Chats that mention a contact point of the person. */
  chatSessions: string[];
  /** Leads of other people that mention one, in their text or notes; they are not erased. */
  mentionedInLeads: string[];
  /** Leads that are kept, but were merged into an erased one. */
  merged: string[];
}

/** What to search for. */
interface PersonQuery {
  leadIds: string[];
  /** E-mail addresses and phone numbers. */
  contactPoints: string[];
  /** Leads of other people with the same number: their chats are kept. */
  keptLeadIds?: string[];
}

/** Number of deleted rows, by table. */
export interface ErasedRows {
  leads: number;
  consents: number;
  idempotencyKeys: number;
  deliveries: number;
  chatMessages: number;
}

/**
 * Searches the whole database for a person. Ignores the case of addresses and the format of numbers.
 * @param contactPoint an e-mail address or a phone number
 */
export async function findPerson(db: Kysely<Schema>, contactPoint: string): Promise<PersonTraces> {
  return await findTraces(db, { leadIds: await leadsOf(db, contactPoint), contactPoints: [contactPoint] });
}

/** Searches for what belongs to some leads and for mentions of their addresses and numbers. */
export async function findTraces(
  db: Kysely<Schema>,
  { leadIds, contactPoints, keptLeadIds = [] }: PersonQuery,
): Promise<PersonTraces> {
  const deliveries =
    leadIds.length === 0
      ? []
      : await db.selectFrom('deliveries').select(['id', 'state']).where('lead_id', 'in', leadIds).execute();
  const chats = new Set(await chatsOfLeads(db, leadIds));
  const ofOthers = new Set(await chatsOfLeads(db, keptLeadIds));
  const mentioned = new Set<string>();
  for (const contactPoint of await contactPointsInTexts(db, contactPoints)) {
    for (const chat of await chatsThatMention(db, contactPoint))
      if (isEmail(contactPoint) || !ofOthers.has(chat)) chats.add(chat);
    for (const id of await leadsThatMention(db, contactPoint)) mentioned.add(id);
    for (const id of await leadsWithNotesThatMention(db, contactPoint)) mentioned.add(id);
  }
  return {
    leadIds,
    deliveryIds: deliveries.map((delivery) => delivery.id),
    inFlight: deliveries.filter((delivery) => delivery.state === 'leased').length,
    chatSessions: [...chats],
    mentionedInLeads: [...mentioned].filter((id) => !leadIds.includes(id)),
    merged: await mergedInto(db, leadIds),
  };
}

/**
 * Deletes what was found, in the caller's transaction. Merges of erased leads with others are undone. Residual bytes remain until
 * `purgeResidualData`.
 */
export async function erasePerson(trx: Transaction<Schema>, traces: PersonTraces): Promise<ErasedRows> {
  const ofLeads = (table: 'consents' | 'idempotency_keys' | 'deliveries') =>
    remove(trx, table, 'lead_id', traces.leadIds);
  const unmerged = await undoMerges(trx, traces.leadIds);
  await ungroup(trx, traces.leadIds);
  await remove(trx, 'unanswered_questions', 'session_id', traces.chatSessions);
  const rows = {
    deliveries: await ofLeads('deliveries'),
    consents: await ofLeads('consents'),
    idempotencyKeys: await ofLeads('idempotency_keys'),
    leads: await remove(trx, 'leads', 'id', traces.leadIds),
    chatMessages: await remove(trx, 'chat_messages', 'session_id', traces.chatSessions),
  };
  await removeErasedFromIndex(trx);
  for (const id of unmerged) {
    await trx
      .updateTable('leads')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    if (!(await setClock(trx, id))) await unmarkInTouch(trx, id);
  }
  for (const id of [...traces.leadIds, ...unmerged]) await noteDeskEvent(trx, 'lead', id);
  for (const id of traces.leadIds) await noteDeskEvent(trx, 'erased', id);
  return rows;
}

/** Undoes the merges of the given leads with other ones, which get back what was theirs. @returns the other leads */
async function undoMerges(trx: Transaction<Schema>, leadIds: string[]): Promise<Set<string>> {
  const others = new Set<string>();
  if (leadIds.length === 0) return others;
  const pairs = await trx
    .selectFrom('leads as duplicate')
    .innerJoin('leads as target', 'target.id', 'duplicate.merged_into')
    .select(['duplicate.id', 'duplicate.snoozed_until', 'target.id as into', 'target.snoozed_until as until'])
    .where((eb) => eb.or([eb('duplicate.id', 'in', leadIds), eb('target.id', 'in', leadIds)]))
    .execute();
  for (const { into, until, ...duplicate } of pairs) {
    if (leadIds.includes(duplicate.id) === leadIds.includes(into)) continue;
    await undoMerge(trx, duplicate, { id: into, snoozed_until: until });
    others.add(leadIds.includes(into) ? duplicate.id : into);
  }
  for (const id of await mergedInto(trx, leadIds)) {
    await trx.updateTable('leads').set({ merged_into: null }).where('id', '=', id).execute();
    others.add(id);
  }
  return others;
}

/** Leads that were merged into the given ones, without these. */
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

/** The addresses and single numbers to search for in texts. The agent's own are left out: texts about anybody quote them. */
async function contactPointsInTexts(db: Kysely<Schema>, contactPoints: string[]): Promise<string[]> {
  const { email, phone } = await readProfile(db);
  const ofAgent = [email.toLowerCase(), ...numbersIn(phone)];
  return contactPoints
    .flatMap((one) => (isEmail(one) ? one.toLowerCase() : numbersIn(one)))
    .filter((one) => !ofAgent.includes(one));
}

/** The chats in which the leads were created. */
async function chatsOfLeads(db: Kysely<Schema>, leadIds: string[]): Promise<string[]> {
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

/** Searches what the visitor wrote or the assistant understood. Answers quote published numbers to everybody. */
async function chatsThatMention(db: Kysely<Schema>, contactPoint: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['session_id', 'role', 'content', 'memory'])
    // The assistant stores "ann at x dot com" in its memory as the address.
    .where((eb) => eb.or(mayMention(['content', 'memory'], contactPoint)))
    .execute();
  const found = rows.filter(
    ({ role, content, memory }) =>
      mentions(memory, contactPoint) || (role === 'user' && mentions(content, contactPoint)),
  );
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

/** Searches notes, calls and replies. */
async function leadsWithNotesThatMention(db: Kysely<Schema>, contactPoint: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_entries')
    .select(['lead_id', 'text'])
    .where((eb) => eb.or(mayMention(['text'], contactPoint)))
    .execute();
  return rows.filter(({ text }) => mentions(text, contactPoint)).map((row) => row.lead_id);
}

/** A coarse filter in SQL; `mentions` then tells ann@x.com from joann@x.com. */
function mayMention(columns: readonly string[], contactPoint: string) {
  if (isEmail(contactPoint)) return columns.map((column) => columnHas(column, [contactPoint.toLowerCase()]));
  const numbers = numbersIn(contactPoint);
  if (numbers.length === 0) return [];
  return columns.flatMap((column) => [
    // The digits in their order, whatever is between them.
    ...numbers.map((number) => columnHas(column, [...number])),
    // Digits of other scripts take more than one byte each.
    sql<boolean>`octet_length(${sql.ref(column)}) <> length(${sql.ref(column)})`,
  ]);
}

/** Whether a column contains all parts in this order. */
function columnHas(column: string, parts: string[]) {
  const pattern = `%${parts.map((part) => part.replace(/[\\%_]/g, '\\$&')).join('%')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
