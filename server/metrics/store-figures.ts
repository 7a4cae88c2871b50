import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** What the store holds, read when it is asked for; nothing but `porchlight_store_up 0` while the store is away. */
export function storeFigures(registry: Registry, database: Database): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `porchlight_${name}`, help, labelNames, registers: [registry] });
  const leads = gauge('leads', 'Leads that are kept, by kind.', ['kind']);
  const deliveries = gauge('deliveries', 'Deliveries by channel and state.', ['channel', 'state']);
  const oldest = gauge(
    'oldest_pending_delivery_age_seconds',
    'Age of the oldest delivery that waits; 0 if none.',
  );
  new Gauge({
    name: 'porchlight_store_up',
    help: 'Whether the store answers.',
    registers: [registry],
    async collect() {
      for (const figure of [leads, deliveries, oldest]) figure.reset();
      try {
        const figures = await readFigures(database);
        for (const { kind, count } of figures.leads) leads.set({ kind }, Number(count));
        for (const { channel, state, count } of figures.deliveries) {
          deliveries.set({ channel, state }, Number(count));
        }
        oldest.set(figures.oldestS);
        this.set(1);
      } catch {
        this.set(0);
      }
    },
  });
}

async function readFigures({ db, now }: Database) {
  const leads = await db
    .selectFrom('leads')
    .select(['kind', ({ fn }) => fn.countAll().as('count')])
    .groupBy('kind')
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['channel', 'state', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .execute();
  const oldest = await db
    .selectFrom('deliveries')
    .select(['created_at', now().as('now')])
    .where('state', 'in', ['pending', 'leased'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const oldestS = oldest ? Math.max(0, Date.parse(oldest.now) - Date.parse(oldest.created_at)) / 1_000 : 0;
  return { leads, deliveries, oldestS };
}
