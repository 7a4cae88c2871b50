import type { Kysely, Selectable } from 'kysely';
import { type Lead, replyDueAt } from '#domain/leads/lead.ts';
import type { ConsentTable, DeliveryTable, Schema } from '../database/schema.ts';
import { findLead } from '../leads/lead-store.ts';
import { CommandError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { describeLead } from './leads-description.ts';
import { printableJson } from './printable.ts';
import type { Call } from './run-command.ts';

/** Everything the store knows of one lead. */
export interface LeadFile {
  lead: Lead;
  /** When the answer that every form promises is due. ISO 8601. */
  replyDueAt: string;
  consents: Selectable<ConsentTable>[];
  deliveries: Selectable<DeliveryTable>[];
}

/** `leads show ID`: the whole file of one lead. */
export async function showLead(call: Call): Promise<void> {
  const file = await withStore(call, ({ db }) => findLeadFile(db, call.operand));
  call.progress.end();
  if (!file) throw new CommandError(`No lead has the id ${call.operand}. "npm run leads -- list" shows all.`);
  process.stdout.write(call.flag('json') ? `${printableJson(file)}\n` : describeLead(file, new Date()));
}

async function findLeadFile(db: Kysely<Schema>, id: string): Promise<LeadFile | null> {
  const lead = await findLead(db, id);
  if (!lead) return null;
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('channel')
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('channel')
    .execute();
  return { lead, replyDueAt: replyDueAt(lead), consents, deliveries };
}
