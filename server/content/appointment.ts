import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { type Entry, versionOf } from './entry.ts';

/** When a draft is to go on the site, who said so, and why its marked words may stand. */
interface Appointment {
  at: string;
  by: string;
  email: string | null;
  reason: string | null;
}

/** Sets the time at which a draft goes on the site; null takes it back. Whoever writes on meets a conflict. */
export async function schedule(
  trx: Transaction<Schema>,
  entry: Entry,
  time: Appointment | null,
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

/** Keeps with a draft who scheduled it, until somebody changes it: it may be scheduled again for them. */
export async function keepScheduler(
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
