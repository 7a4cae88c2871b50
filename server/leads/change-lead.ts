import type { Transaction, Updateable } from 'kysely';
import type { LeadChange, LeadStatus } from '#domain/desk/lead-inbox.ts';
import type { Person } from '#domain/desk/people.ts';
import { listTeam } from '../auth/people-store.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { LeadTable, Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { insertEntry, markInTouch, type NewEntry, setClock, unmarkInTouch } from './lead-entries.ts';
import { changedBy, type LockedLead, lockLead, lockLeads, mergedInto } from './lock-leads.ts';
import { isPast, moveReminder, setReminder } from './reminders.ts';

type ChangeOutcome = 'changed' | 'unknown' | 'conflict' | 'no-such-person';

/** Changes a lead unless somebody else did since `version`; each change adds a timeline entry. */
export async function changeLead(
  database: Database,
  id: string,
  by: Person,
  change: LeadChange,
  now: Date,
): Promise<ChangeOutcome> {
  return await inTransaction(database, async (trx) => {
    const row = await lockLead(trx, database, id);
    if (!row) return 'unknown';
    if (row.version !== change.version) return 'conflict';
    const { status, assigneeId, disclosureDone, snoozedUntil } = change;
    const set: Updateable<LeadTable> = {};
    const entries: NewEntry[] = [];
    if (status !== undefined && status !== row.status) {
      set.status = status;
      entries.push({ kind: 'status', data: { from: row.status as LeadStatus, to: status } });
    }
    if (assigneeId !== undefined && assigneeId !== row.assignee_id) {
      const assignee = (await listTeam(trx)).find((person) => person.id === assigneeId);
      if (assigneeId !== null && !assignee) return 'no-such-person';
      set.assignee_id = assigneeId;
      entries.push({ kind: 'assigned', data: { to: assignee?.name ?? '' } });
    }
    if (disclosureDone !== undefined && disclosureDone !== (row.disclosure_done_at !== null)) {
      set.disclosure_done_at = disclosureDone ? now.toISOString() : null;
      entries.push({ kind: 'disclosure', data: { done: disclosureDone } });
    }
    if (snoozedUntil !== undefined && snoozedUntil !== row.snoozed_until) {
      set.snoozed_until = snoozedUntil;
      const done = isPast(row.snoozed_until, now);
      entries.push({ kind: 'snoozed', data: { until: snoozedUntil, ...(!snoozedUntil && { done }) } });
    }
    if (entries.length === 0) return 'changed';
    await trx
      .updateTable('leads')
      .set({ ...set, ...changedBy(row, by, now) })
      .where('id', '=', id)
      .execute();
    for (const entry of entries) {
      const { id: entryId } = await insertEntry(trx, id, by, entry, now);
      if (entry.kind === 'snoozed') await setReminder(trx, id, { entryId, at: snoozedUntil ?? null }, now);
    }
    await noteDeskEvent(trx, 'lead', id);
    return 'changed';
  });
}

/** Merges a duplicate into another lead and hides it from the list, keeping all its data. @param into null undoes the merge */
export async function mergeLead(
  database: Database,
  id: string,
  into: string | null,
  by: Person,
  now: Date,
): Promise<'merged' | 'unknown'> {
  return await inTransaction(database, async (trx) => {
    const other = into ?? (await mergedInto(trx, id));
    const locked = await lockLeads(trx, database, other ? [id, other] : [id]);
    const duplicate = locked.get(id);
    const target = other ? locked.get(other) : null;
    if (!duplicate || target === undefined || into === id) return 'unknown';
    if (into === null && duplicate.merged_into !== other) return 'unknown';
    if (into !== null && target?.merged_into) return 'unknown';
    // A merged lead must be unmerged first: the first merge would otherwise keep its timeline entry.
    if (into !== null && duplicate.merged_into) return duplicate.merged_into === into ? 'merged' : 'unknown';
    await trx.updateTable('leads').set({ merged_into: into }).where('id', '=', id).execute();
    if (target && into === null) await undoMerge(trx, duplicate, target);
    if (target && into !== null) {
      // Leads merged into the duplicate move with it.
      const under = await trx.selectFrom('leads').select('id').where('merged_into', '=', id).execute();
      await trx.updateTable('leads').set({ merged_into: into }).where('merged_into', '=', id).execute();
      const reminder = target.snoozed_until ? null : duplicate.snoozed_until;
      if (reminder) await moveReminder(trx, { from: id, to: into, at: reminder });
      await insertEntry(
        trx,
        into,
        by,
        { kind: 'merged', data: { leadId: id, reminder, under: under.map((one) => one.id) } },
        now,
      );
    }
    if (target) await resetClock(trx, target, by, now);
    // While merged, the leads that now return to the duplicate may have been answered.
    if (target && into === null) await resetClock(trx, duplicate, by, now);
    for (const changed of locked.values()) {
      await trx
        .updateTable('leads')
        .set(changedBy(changed, by, now))
        .where('id', '=', changed.id)
        .execute();
      await noteDeskEvent(trx, 'lead', changed.id);
    }
    return 'merged';
  });
}

/** The data of a merge's timeline entry, which undoing needs; older entries have less. */
interface Merge {
  leadId: string;
  /** The duplicate's reminder, if the target lead took it over. */
  reminder?: string | null;
  /** Leads that were merged into the duplicate. */
  under?: string[];
}

/**
 * Undoes a merge: deletes its entry, moves back the leads that were merged into the duplicate, and returns its reminder unless
 * somebody has completed, changed or replaced it.
 */
export async function undoMerge(
  trx: Transaction<Schema>,
  duplicate: Pick<LockedLead, 'id' | 'snoozed_until'>,
  target: Pick<LockedLead, 'id' | 'snoozed_until'>,
): Promise<void> {
  const merges = await trx
    .selectFrom('lead_entries')
    .select(['id', 'data'])
    .where('lead_id', '=', target.id)
    .where('kind', '=', 'merged')
    .execute();
  for (const merge of merges) {
    const { leadId, reminder, under = [] } = JSON.parse(merge.data) as Merge;
    if (leadId !== duplicate.id) continue;
    for (const id of under) {
      await trx
        .updateTable('leads')
        .set({ merged_into: duplicate.id })
        .where('id', '=', id)
        .where('merged_into', '=', target.id)
        .execute();
    }
    await trx.deleteFrom('lead_entries').where('id', '=', merge.id).execute();
    if (reminder && reminder === target.snoozed_until && !duplicate.snoozed_until)
      await moveReminder(trx, { from: target.id, to: duplicate.id, at: reminder });
  }
}

/** Sets a lead's clock after the leads merged into it have changed, and its status unless somebody chose that. */
async function resetClock(trx: Transaction<Schema>, lead: LockedLead, by: Person, now: Date): Promise<void> {
  const isAnswered = await setClock(trx, lead.id);
  if (isAnswered && !lead.first_reply_at && lead.status === 'new') await markInTouch(trx, lead, by, now);
  if (!isAnswered) await unmarkInTouch(trx, lead.id, changedBy(lead, by, now));
}

/** Marks a lead as read, or as unread if `readAt` is null. */
export async function markRead(
  { db }: Database,
  id: string,
  personId: string,
  readAt: Date | null,
): Promise<void> {
  if (!readAt) {
    await db.deleteFrom('lead_reads').where('lead_id', '=', id).where('person_id', '=', personId).execute();
    return;
  }
  await db
    .insertInto('lead_reads')
    .columns(['person_id', 'lead_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('leads')
        .select([eb.val(personId).as('person_id'), 'id', eb.val(readAt.toISOString()).as('at')])
        .where('id', '=', id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
