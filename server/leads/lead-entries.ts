import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { type FirstReplyWay, REPLY_HELD_MS, type TimelineEntry } from '#domain/desk/lead-inbox.ts';
import type { Person } from '#domain/desk/people.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { LeadEntryTable } from '../database/desk-schema.ts';
import type { LeadTable, Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { fingerprint } from './fingerprint.ts';
import { toTimelineEntry } from './lead-detail.ts';
import { changedBy, lockWithTarget } from './lock-leads.ts';

type EntryKind = LeadEntryTable['kind'];

/** A new timeline entry. */
export interface NewEntry {
  kind: EntryKind;
  text?: string;
  data?: Record<string, unknown>;
}

type EntryOutcome =
  | { status: 'kept'; entry: TimelineEntry }
  | { status: 'unknown' }
  | { status: 'key-reused' }
  /** A reply to somebody who left no address. */
  | { status: 'no-address' };

/** Entries that stop the 24-hour clock. */
const ANSWERS: EntryKind[] = ['reply', 'call', 'text', 'elsewhere'];

/** Adds an entry to a lead's timeline, in the transaction of the change it describes. */
export async function insertEntry(
  trx: Transaction<Schema>,
  leadId: string,
  by: Person,
  { kind, text = '', data = {} }: NewEntry,
  now: Date,
): Promise<Selectable<LeadEntryTable>> {
  const last = await trx
    .selectFrom('lead_entries')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  const row = {
    id: randomUUID(),
    lead_id: leadId,
    kind,
    text,
    data: JSON.stringify(data),
    person_id: by.id,
    person_name: by.name,
    position: Number(last?.position ?? 0) + 1,
    at: now.toISOString(),
  };
  await trx.insertInto('lead_entries').values(row).execute();
  return row;
}

/**
 * Stores a note, a reply or a call. Repeating it with the same idempotency key returns the first entry. A reply is sent
 * through the outbox ten seconds later.
 */
export async function addEntry(
  database: Database,
  leadId: string,
  by: Person,
  added: NewEntry & { kind: 'note' | 'reply' | FirstReplyWay },
  idempotencyKey: string,
  now: Date,
): Promise<EntryOutcome> {
  return await inTransaction(database, async (trx) => {
    const { lead, target } = await lockWithTarget(trx, database, leadId);
    if (!lead) return { status: 'unknown' };
    if (added.kind === 'reply' && lead.email === '') return { status: 'no-address' };
    const key =
      idempotencyKey &&
      fingerprint([by.id, leadId, added.kind === 'note' ? 'note' : 'answer', idempotencyKey]);
    const hash = fingerprint([added.kind, added.text]);
    const earlier = key
      ? await trx.selectFrom('desk_keys').selectAll().where('key', '=', key).executeTakeFirst()
      : null;
    if (earlier) {
      const entry = earlier.fingerprint === hash ? await findEntry(trx, leadId, earlier.entry_id, by) : null;
      return entry ? { status: 'kept', entry } : { status: 'key-reused' };
    }
    const sendsAt = new Date(now.getTime() + REPLY_HELD_MS).toISOString();
    const row = await insertEntry(
      trx,
      leadId,
      by,
      { ...added, ...(added.kind === 'reply' && { data: { sendsAt } }) },
      now,
    );
    if (key) {
      await trx
        .insertInto('desk_keys')
        .values({ key, fingerprint: hash, lead_id: leadId, entry_id: row.id, created_at: row.at })
        .execute();
    }
    if (added.kind === 'reply') await enqueueReply(trx, database, leadId, row);
    for (const changed of target ? [lead, target] : [lead]) {
      await setClock(trx, changed.id);
      if (ANSWERS.includes(added.kind) && changed.status === 'new') await markInTouch(trx, changed, by, now);
      await noteDeskEvent(trx, 'lead', changed.id);
    }
    const entry = await findEntry(trx, leadId, row.id, by);
    return entry ? { status: 'kept', entry } : { status: 'unknown' };
  });
}

/**
 * Deletes one's own entry, or anybody's as an owner: a reply until it is sent, a note or a call at any time.
 * @param leadId the entry's lead, or the lead it is merged into
 */
export async function removeEntry(
  database: Database,
  leadId: string,
  entryId: string,
  by: Person,
  kinds: EntryKind[],
  now: Date,
): Promise<'removed' | 'unknown' | 'not-theirs' | 'too-late'> {
  return await inTransaction(database, async (trx) => {
    const found = await trx
      .selectFrom('lead_entries')
      .select('lead_id')
      .where('id', '=', entryId)
      .executeTakeFirst();
    const { lead, target } = found ? await lockWithTarget(trx, database, found.lead_id) : {};
    if (!lead || ![lead.id, lead.merged_into].includes(leadId)) return 'unknown';
    const entry = await trx
      .selectFrom('lead_entries')
      .select(['kind', 'person_id'])
      .where('id', '=', entryId)
      .where('kind', 'in', kinds)
      .executeTakeFirst();
    if (!entry) return 'unknown';
    if (entry.person_id !== by.id && by.role !== 'owner') return 'not-theirs';
    if (entry.kind === 'reply') {
      const held = await trx
        .deleteFrom('deliveries')
        .where('target', '=', entryId)
        .where('channel', '=', 'reply-email')
        .where('state', '=', 'pending')
        .where('attempts', '=', 0)
        .executeTakeFirst();
      if (Number(held.numDeletedRows) === 0) return 'too-late';
    }
    await trx.deleteFrom('lead_entries').where('id', '=', entryId).execute();
    // If its response was lost, the same text is sent again with the same key.
    await trx.deleteFrom('desk_keys').where('entry_id', '=', entryId).execute();
    for (const changed of target ? [lead, target] : [lead]) {
      const isAnswered = await setClock(trx, changed.id);
      if (!isAnswered) await unmarkInTouch(trx, changed.id, changedBy(changed, by, now));
      await noteDeskEvent(trx, 'lead', changed.id);
    }
    return 'removed';
  });
}

async function findEntry(
  db: Kysely<Schema>,
  leadId: string,
  id: string,
  by: Pick<Person, 'id'>,
): Promise<TimelineEntry | null> {
  const row = await db.selectFrom('lead_entries').selectAll().where('id', '=', id).executeTakeFirst();
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('target', '=', id)
    .execute();
  return row ? toTimelineEntry(row, deliveries, by.id) : null;
}

/** Queues a reply for ten seconds later; until then it can be undone. */
async function enqueueReply(
  trx: Transaction<Schema>,
  { now }: Database,
  leadId: string,
  entry: Selectable<LeadEntryTable>,
): Promise<void> {
  await trx
    .insertInto('deliveries')
    .values({
      id: `evt_${randomUUID()}`,
      lead_id: leadId,
      channel: 'reply-email',
      target: entry.id,
      state: 'pending',
      attempts: 0,
      next_at: now(REPLY_HELD_MS),
      not_before: now(REPLY_HELD_MS),
      created_at: entry.at,
    })
    .execute();
}

/**
 * Sets the time of a lead's first answer, which stops its clock. An answer to a duplicate counts for the lead it is merged
 * into, unless it was given before that lead's own request.
 * @returns whether there is an answer
 */
export async function setClock(trx: Transaction<Schema>, leadId: string): Promise<boolean> {
  const first = await trx
    .selectFrom('lead_entries')
    .innerJoin('leads', 'leads.id', 'lead_entries.lead_id')
    .select(['lead_entries.kind', 'lead_entries.at', 'lead_entries.person_name'])
    .where((eb) =>
      eb.or([
        eb('leads.id', '=', leadId),
        eb.and([
          eb('leads.merged_into', '=', leadId),
          eb(
            'lead_entries.at',
            '>=',
            eb.selectFrom('leads as target').select('target.created_at').where('target.id', '=', leadId),
          ),
        ]),
      ]),
    )
    .where('lead_entries.kind', 'in', ANSWERS)
    .orderBy('lead_entries.at')
    .orderBy('lead_entries.position')
    .limit(1)
    .executeTakeFirst();
  await trx
    .updateTable('leads')
    .set({
      first_reply_at: first?.at ?? null,
      first_reply_via: (first?.kind as FirstReplyWay | undefined) ?? null,
      first_reply_by: first?.person_name ?? null,
    })
    .where('id', '=', leadId)
    .execute();
  return first !== undefined;
}

type LeadRow = Pick<Selectable<LeadTable>, 'id' | 'version'>;

/** Sets a new lead that has been answered to `in-touch`. */
export async function markInTouch(
  trx: Transaction<Schema>,
  lead: LeadRow,
  by: Person,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ status: 'in-touch', ...changedBy(lead, by, now) })
    .where('id', '=', lead.id)
    .execute();
  await insertEntry(
    trx,
    lead.id,
    by,
    { kind: 'status', data: { from: 'new', to: 'in-touch', byAnswer: true } },
    now,
  );
}

/**
 * Resets a lead to `new` after its last answer was deleted, unless somebody chose the status.
 * @param change other columns to set then
 */
export async function unmarkInTouch(
  trx: Transaction<Schema>,
  leadId: string,
  change: Updateable<LeadTable> = {},
): Promise<void> {
  const last = await trx
    .selectFrom('lead_entries')
    .select(['id', 'data'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'status')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || !JSON.parse(last.data).byAnswer) return;
  await trx.deleteFrom('lead_entries').where('id', '=', last.id).execute();
  await trx
    .updateTable('leads')
    .set({ status: 'new', ...change })
    .where('id', '=', leadId)
    .execute();
}
