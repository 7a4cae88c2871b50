import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { type Entry, versionOf } from './entry.ts';

/** A scheduled publication: its time, its author, and the reason if the text has marks. */
interface ScheduledPublication {
  at: string;
  by: string;
  email: string | null;
  reason: string | null;
}

/** Schedules a draft for publication, or cancels that if null; other editors of the draft meet a conflict. */
export async function schedule(
  trx: Transaction<Schema>,
  entry: Entry,
  time: ScheduledPublication | null,
): Promise<void> {
  const { kind, id } = entry;
  await trx
    .updateTable('content_drafts')
    .set({
      version: versionOf(entry) + 1,
      publish_at: time?.at ?? null,
      publish_by: time?.by ?? null,
      publish_by_email: time?.email ?? null,
      publish_reason: time?.reason ?? null,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  await noteDeskEvent(trx, 'content', `${kind}/${id}`);
}

/** Stores a draft's scheduler even without a time, until the draft is changed, so that it can be rescheduled for them. */
export async function storeScheduler(
  trx: Transaction<Schema>,
  { kind, id, publish_by, publish_by_email, publish_reason }: NonNullable<Entry['draft']>,
): Promise<void> {
  await trx
    .updateTable('content_drafts')
    .set({ publish_by, publish_by_email, publish_reason })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}
