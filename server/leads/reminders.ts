import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

const ON_THEIR_WAY = ['pending', 'leased'] as const;

/** Whether a reminder for this time is due. */
export const isPast = (time: string | null, now: Date): boolean => time !== null && time <= now.toISOString();

/**
 * Sets a lead's reminder in place of an earlier one; `at` null takes it back.
 * @param reminder.entryId the timeline's entry, which says who wants to be reminded
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
  // An entry whose tick was taken back has already reminded.
  if (at === null || isPast(at, now)) return;
  await trx.insertInto('reminders').values({ lead_id: leadId, entry_id: entryId, at }).execute();
}

/** Gives a lead's reminder to another one, which has none, even when it is due and waits to be sent. */
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
