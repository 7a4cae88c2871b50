import { type Database, inTransaction } from '../database/database.ts';
import { lockLead } from '../leads/lock-leads.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { enqueue } from '../outbox/outbox.ts';
import { type RegularCheckOptions, startRegularCheck } from '../regular-check.ts';

/** Reminders should be sent within seconds of their time. */
const CHECK_EVERY_MS = 2_000;

interface RemindersOptions extends Pick<RegularCheckOptions, 'ready' | 'log'> {
  database: Database;
  now: () => Date;
  onQueued: () => void;
}

/** Queues reminders of leads at their time. */
export function startReminders({ database, ready, log, now, onQueued }: RemindersOptions) {
  return startRegularCheck({
    ready,
    async check() {
      if ((await queueDueReminders(database, now())) > 0) onQueued();
    },
    everyMs: CHECK_EVERY_MS,
    failureMessage: 'Due reminders could not be queued',
    log,
  });
}

/**
 * Queues due reminders, each once across instances. They do not enter the outbox earlier, because pending deliveries count as
 * late there and may be sent early.
 * @returns the number of queued reminders
 */
async function queueDueReminders(database: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  const due = await database.db.selectFrom('reminders').select('lead_id').where('at', '<=', at).execute();
  let count = 0;
  for (const { lead_id } of due) {
    count += await inTransaction(database, async (trx) => {
      await lockLead(trx, database, lead_id);
      const reminder = await trx
        .deleteFrom('reminders')
        .where('lead_id', '=', lead_id)
        .where('at', '<=', at)
        .returning('entry_id')
        .executeTakeFirst();
      if (!reminder) return 0;
      const delivery = { channel: 'reminder' as const, target: reminder.entry_id, leadId: lead_id };
      await enqueue(trx, [{ ...delivery, createdAt: at }]);
      await noteDeskEvent(trx, 'lead', lead_id);
      return 1;
    });
  }
  return count;
}
