import { Gauge, type Registry } from 'prom-client';
import { isStillHeld } from '../alerts/stuck-deliveries.ts';
import type { Database } from '../database/database.ts';

/** Registers metrics that are read from the database at each scrape; `porchlight_store_up 0` alone while it is unavailable. */
export function registerStoreMetrics(registry: Registry, database: Database): void {
  // All four gauges are collected at the same time and share one read.
  let reading: Promise<StoreMetrics | null> | null = null;
  const read = () => {
    reading ??= readStoreMetrics(database)
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    fill: (gauge: Gauge<Label>, figures: StoreMetrics | null) => void,
  ) =>
    new Gauge({
      name: `porchlight_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const figures = await read();
        this.reset();
        fill(this, figures);
      },
    });

  gauge('leads', 'Stored leads by kind.', ['kind'], (leads, figures) => {
    for (const { kind, count } of figures?.leads ?? []) leads.set({ kind }, Number(count));
  });
  gauge('deliveries', 'Deliveries by channel and state.', ['channel', 'state'], (deliveries, figures) => {
    for (const { channel, state, count } of figures?.deliveries ?? [])
      deliveries.set({ channel, state }, Number(count));
  });
  gauge(
    'oldest_pending_delivery_age_seconds',
    'Age of the oldest pending delivery that is not held on purpose; 0 if none.',
    [],
    (oldest, figures) => (figures ? oldest.set(figures.oldestS) : oldest.remove()),
  );
  gauge('store_up', 'Whether the database answers.', [], (up, figures) => up.set(figures ? 1 : 0));
}

type StoreMetrics = Awaited<ReturnType<typeof readStoreMetrics>>;

async function readStoreMetrics({ db, now }: Database) {
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
    .where((eb) => eb.not(isStillHeld(eb, now)))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const oldestS = oldest ? Math.max(0, Date.parse(oldest.now) - Date.parse(oldest.created_at)) / 1_000 : 0;
  return { leads, deliveries, oldestS };
}
