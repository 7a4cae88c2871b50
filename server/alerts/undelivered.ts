import type { Database } from '../database/database.ts';

/** What the log hears once a day. */
export interface Undelivered {
  /** By channel, then by state. */
  deliveries: Record<string, Record<string, number>>;
  /** Oldest first, at most 1,000. */
  leadIds: string[];
}

const MOST_IDS = 1_000;

/** Everything that has not arrived: what waits, is on its way or was given up. Ids only, no personal data. */
export async function undelivered({ db }: Database): Promise<Undelivered> {
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
    .limit(MOST_IDS)
    .execute();
  const deliveries: Undelivered['deliveries'] = {};
  for (const { channel, state, count } of counts) {
    deliveries[channel] = { ...deliveries[channel], [state]: Number(count) };
  }
  return { deliveries, leadIds: leads.map((row) => row.lead_id) };
}
