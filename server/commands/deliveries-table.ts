import type { Selectable } from 'kysely';
import { isoTimeInCharlotte } from '../charlotte-time.ts';
import type { DeliveryTable } from '../database/schema.ts';
import type { Column } from './text-table.ts';

type Row = Selectable<DeliveryTable>;

/** The columns in which `deliveries list` and `leads show` print deliveries. */
export const deliveryColumns: Column<Row>[] = [
  { title: 'STATE', of: (row) => row.state },
  { title: 'CHANNEL', of: (row) => row.channel },
  { title: 'TRIES', of: (row) => String(row.attempts) },
  { title: 'SENT OR DUE (ET)', of: when },
  { title: 'ID', of: (row) => row.id },
];

/** The line printed below a failed delivery. */
export function deliveryNote(row: Row): string {
  return row.last_error ? `last error: ${row.last_error}` : '';
}

function when(row: Row): string {
  if (row.state === 'dead') return '-';
  if (row.state === 'leased') return 'on its way';
  if (row.state === 'done') return isoTimeInCharlotte(row.done_at ?? row.created_at);
  return Date.parse(row.next_at) <= Date.now() ? 'now' : isoTimeInCharlotte(row.next_at);
}
