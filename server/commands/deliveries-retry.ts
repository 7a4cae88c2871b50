import type { Kysely } from 'kysely';
import { isoTimeInCharlotte } from '../charlotte-time.ts';
import type { Schema } from '../database/schema.ts';
import { retryNow } from '../outbox/retry-deliveries.ts';
import { CommandError } from './command-error.ts';
import { withStore } from './command-store.ts';
import type { Call } from './run-command.ts';

/** `deliveries retry ID`: gives a dead delivery another round of attempts, and makes a pending one due unless it is held. */
export async function retryDelivery(call: Call): Promise<void> {
  const id = call.operand;
  await withStore(call, async (database) => {
    const retried = await retryNow(database, id);
    if (retried.dead + retried.pending === 0) throw new CommandError(await refusalReason(database.db, id));
  });
  process.stdout.write(`${id} is due now. A running site sends it within seconds.\n`);
}

/** `deliveries retry-all`: the same for all deliveries; finding none is not an error. */
export async function retryAllDeliveries(call: Call): Promise<void> {
  const { dead, pending } = await withStore(call, (database) => retryNow(database));
  process.stdout.write(
    dead + pending === 0
      ? 'Nothing is dead or waiting.\n'
      : `${dead} dead and ${pending} waiting due now. A running site sends them within seconds.\n`,
  );
}

async function refusalReason(db: Kysely<Schema>, id: string): Promise<string> {
  const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return `No delivery has the id ${id}. "npm run deliveries -- list" shows all.`;
  if (row.state === 'done')
    return `${id} was delivered at ${isoTimeInCharlotte(row.done_at ?? row.created_at)} ET.`;
  if (row.state === 'pending')
    return `${id} is held until ${isoTimeInCharlotte(row.not_before ?? row.next_at)} ET.`;
  return `${id} is on its way at this moment.`;
}
