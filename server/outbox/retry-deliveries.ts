import { type Database, inTransaction } from '../database/database.ts';
import { isHeld } from './outbox.ts';

/**
 * Makes deliveries due at once, because a person asks for it: a dead one gets another round of attempts, a waiting one waits no
 * more. A leased delivery is never touched: its worker is about to settle it.
 * What has not been tried because it is held on purpose stays so: a reply that can still be taken back, and, unless it is asked
 * for by itself, a notification in quiet hours.
 * @param id of one delivery; all of them when it is left out
 * @returns how many were made due
 */
export async function retryNow(database: Database, id?: string): Promise<{ dead: number; pending: number }> {
  return await inTransaction(database, async (trx) => {
    const due = trx
      .updateTable('deliveries')
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''));
    const pending = await due
      .set({ next_at: database.now(), not_before: null })
      .where('state', '=', 'pending')
      .where((eb) => eb.not(eb.and([isHeld(eb), ...(id ? [eb('channel', '=', 'reply-email')] : [])])))
      .executeTakeFirst();
    const dead = await due
      .set({ state: 'pending', attempts: 0, next_at: database.now(), not_before: null })
      .where('state', '=', 'dead')
      .executeTakeFirst();
    return { dead: Number(dead.numUpdatedRows), pending: Number(pending.numUpdatedRows) };
  });
}
