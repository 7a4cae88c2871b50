import { type Database, inTransaction } from '../database/database.ts';
import { isHeld } from './outbox.ts';

/**
 * Makes deliveries due at once at a person's request: a dead one gets a new round of attempts, a pending one stops waiting. A
 * leased delivery is left alone, because its worker is about to settle it, and so is one that is still held.
 * @param id of one delivery; all deliveries if left out
 * @returns how many deliveries were made due
 */
export async function retryNow(database: Database, id?: string): Promise<{ dead: number; pending: number }> {
  return await inTransaction(database, async (trx) => {
    const due = trx
      .updateTable('deliveries')
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''));
    const pending = await due
      .set({ next_at: database.now(), not_before: null })
      .where('state', '=', 'pending')
      .where((eb) => eb.not(eb.and([isHeld(eb), eb('not_before', '>', database.now())])))
      .executeTakeFirst();
    const dead = await due
      .set({ state: 'pending', attempts: 0, next_at: database.now(), not_before: null })
      .where('state', '=', 'dead')
      .executeTakeFirst();
    return { dead: Number(dead.numUpdatedRows), pending: Number(pending.numUpdatedRows) };
  });
}
