import type { Kysely, Selectable } from 'kysely';
import { type Lead, replyDueAt } from '#domain/leads/lead.ts';
import type { ConsentTable, DeliveryTable, Schema } from '../database/schema.ts';
import { findLead } from './lead-store.ts';

/** Everything the store knows of one lead. */
export interface LeadFile {
  lead: Lead;
  /** ISO 8601: when the reply that every form promises is due. */
  replyDueAt: string;
  consents: Selectable<ConsentTable>[];
  deliveries: Selectable<DeliveryTable>[];
}

/** Reads everything stored about one lead; null if there is none. */
export async function findLeadFile(db: Kysely<Schema>, id: string): Promise<LeadFile | null> {
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
