import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

const ON_THEIR_WAY = ['pending', 'leased'] as const;

/** Whether a reminder for this time is due. */
export const isPast = (time: string | null, now: Date): boolean => time !== null && time <= now.toISOString();

/**
 * Replaces a lead's reminder; `at` null deletes it.
 * @param reminder.entryId the timeline entry, which names the person to remind
 */
export async function setReminder(
  trx: Transaction<Schema>,
  leadId: string,
  { entryId, at }: { entryId: string; at: string | null },
  now: Date,
): Promise<void> {
  await trx.deleteFrom('reminders').where('lead_id', '=', leadId).execute();
  await trx
    .deleteFrom('deliveries')
    .where('lead_id', '=', leadId)
    .where('channel', '=', 'reminder')
    .where('state', 'in', ON_THEIR_WAY)
    .execute();
  // A reminder reopened after its time was sent already.
  if (at === null || isPast(at, now)) return;
  await trx.insertInto('reminders').values({ lead_id: leadId, entry_id: entryId, at }).execute();
}

/** Moves a lead's reminder to another lead that has none, even if it is due and waiting to be sent. */
export async function moveReminder(
  trx: Transaction<Schema>,
  { from, to, at }: { from: string; to: string; at: string },
): Promise<void> {
  await trx.updateTable('leads').set({ snoozed_until: at }).where('id', '=', to).execute();
  await trx.updateTable('leads').set({ snoozed_until: null }).where('id', '=', from).execute();
  await trx.updateTable('reminders').set({ lead_id: to }).where('lead_id', '=', from).execute();
  await trx
    .updateTable('deliveries')
    .set({ lead_id: to })
    .where('lead_id', '=', from)
    .where('channel', '=', 'reminder')
    .where('state', 'in', ON_THEIR_WAY)
    .execute();
}
