import type { DeliveryState } from '../database/schema.ts';
import { UsageError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { deliveryColumns, deliveryNote } from './deliveries-table.ts';
import { printableJson } from './printable.ts';
import type { Call } from './run-command.ts';
import { textTable } from './text-table.ts';

const STATES: DeliveryState[] = ['pending', 'leased', 'done', 'dead'];

/** `deliveries list`: prints deliveries newest first, as a table or as JSON. */
export async function listDeliveries(call: Call): Promise<void> {
  const typed = call.text('state');
  const state = STATES.find((known) => known === typed);
  if (typed !== undefined && !state) throw new UsageError(`--state must be one of ${STATES.join(', ')}`);
  const rows = await withStore(call, ({ db }) =>
    db
      .selectFrom('deliveries')
      .selectAll()
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'dead'))
      .orderBy('created_at', 'desc')
      .orderBy('lead_id')
      .orderBy('channel')
      .execute(),
  );
  if (call.flag('json')) {
    // The lease token is the worker's secret.
    const shown = rows.map(({ lease_token: _, ...row }) => row);
    process.stdout.write(`${printableJson(shown)}\n`);
  } else if (rows.length === 0)
    process.stdout.write(state ? `No delivery is ${state}.\n` : 'No deliveries yet.\n');
  else process.stdout.write(textTable(deliveryColumns, rows, deliveryNote));
}
