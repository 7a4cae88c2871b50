import { fullName } from '#domain/leads/lead.ts';
import { isoTimeInCharlotte } from '../charlotte-time.ts';
import type { DeliveryState } from '../database/schema.ts';
import { spamNote } from '../delivery/lead-facts.ts';
import { type ListedLead, leadsSince } from '../leads/list-leads.ts';
import { UsageError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { printableJson } from './printable.ts';
import type { Call } from './run-command.ts';
import { parseSince } from './since.ts';
import { type Column, textTable } from './text-table.ts';

/** `leads list`: prints leads newest first, as a table or as JSON. */
export async function listAllLeads(call: Call): Promise<void> {
  const typed = call.text('since');
  const since = typed === undefined ? '' : parseSince(typed);
  if (since === null) throw new UsageError(`--since ${typed} is no date like 2026-11-03`);
  const leads = await withStore(call, ({ db }) => leadsSince(db, since));
  if (call.flag('json')) process.stdout.write(`${printableJson(leads)}\n`);
  else if (leads.length === 0)
    process.stdout.write(since === '' ? 'No leads yet.\n' : 'No leads since then.\n');
  else process.stdout.write(textTable(COLUMNS, leads, spamNote));
}

const COLUMNS: Column<ListedLead>[] = [
  { title: 'WHEN (ET)', of: (lead) => isoTimeInCharlotte(lead.createdAt) },
  { title: 'NAME', of: fullName, narrowest: 8 },
  { title: 'EMAIL', of: (lead) => lead.email || lead.phone, narrowest: 8 },
  { title: 'SENT', of: (lead) => sent(lead.deliveries.map((delivery) => delivery.state)) },
  { title: 'ID', of: (lead) => lead.id },
];

function sent(states: DeliveryState[]): string {
  if (states.includes('dead')) return 'DEAD';
  return states.every((state) => state === 'done') ? 'yes' : 'waits';
}
