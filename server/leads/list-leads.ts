import { type Kysely, sql } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import { isOneOf } from '../database/is-one-of.ts';
import type { DeliveryState, Schema } from '../database/schema.ts';
import { pageByLead, readCursor, writeCursor } from './inbox.ts';
import { toLead } from './lead-store.ts';

export interface ListedLead extends Lead {
  deliveries: { channel: string; state: DeliveryState }[];
}

/** Leads with the state of their deliveries, newest first. @param since ISO 8601, or '' for all */
export async function leadsSince(db: Kysely<Schema>, since: string): Promise<ListedLead[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(['deliveries.lead_id', 'deliveries.channel', 'deliveries.state'])
    .where('leads.created_at', '>=', since)
    .orderBy('deliveries.channel')
    .execute();
  const ofLead = Map.groupBy(deliveries, (delivery) => delivery.lead_id);
  return rows.map((row) => ({
    ...toLead(row),
    deliveries: (ofLead.get(row.id) ?? []).map(({ channel, state }) => ({ channel, state })),
  }));
}

/** One page of all leads, newest first. @param cursor '' for the first page */
export async function listPage(
  db: Kysely<Schema>,
  cursor: string,
): Promise<{ leads: Lead[]; nextCursor: string | null }> {
  const { groups, next } = await pageByLead(() => db.selectFrom('leads'), readCursor(cursor));
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where(isOneOf(db, sql.ref('leads.id'), groups.flat()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { leads: rows.map(toLead), nextCursor: next && writeCursor(next) };
}
