import type { Database } from '../database/database.ts';

/** Logged once a day. */
interface UndeliveredSummary {
  /** By channel, then by state. */
  deliveries: Record<string, Record<string, number>>;
  /** Oldest first, at most 1,000. */
  leadIds: string[];
}

const MAX_IDS = 1_000;

/** Returns all deliveries that have not succeeded: pending, in flight or dead. Ids only, no personal data. */
export async function undeliveredSummary({ db }: Database): Promise<UndeliveredSummary> {
  const counts = await db
    .selectFrom('deliveries')
    .select(['channel', 'state', ({ fn }) => fn.countAll().as('count')])
    .where('state', '<>', 'done')
    .groupBy(['channel', 'state'])
    .execute();
  const leads = await db
    .selectFrom('deliveries')
    .select(['lead_id', ({ fn }) => fn.min('created_at').as('since')])
    .where('state', '<>', 'done')
    .groupBy('lead_id')
    .orderBy('since')
    .limit(MAX_IDS)
    .execute();
  const deliveries: UndeliveredSummary['deliveries'] = {};
  for (const { channel, state, count } of counts) {
    deliveries[channel] = { ...deliveries[channel], [state]: Number(count) };
  }
  return { deliveries, leadIds: leads.map((row) => row.lead_id) };
}
