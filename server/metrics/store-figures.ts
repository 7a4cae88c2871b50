import { Gauge, type Registry } from 'prom-client';
import { isStillHeld } from '../alerts/stuck-deliveries.ts';
import type { Database } from '../database/database.ts';

/** What the store holds, read when it is asked for; nothing but `porchlight_store_up 0` while the store is away. */
export function storeFigures(registry: Registry, database: Database): void {
  // All four are asked at the same time, and answer from one reading.
  let reading: Promise<Figures | null> | null = null;
  const read = () => {
    reading ??= readFigures(database)
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
    fill: (gauge: Gauge<Label>, figures: Figures | null) => void,
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

  gauge('leads', 'Leads that are kept, by kind.', ['kind'], (leads, figures) => {
    for (const { kind, count } of figures?.leads ?? []) leads.set({ kind }, Number(count));
  });
  gauge('deliveries', 'Deliveries by channel and state.', ['channel', 'state'], (deliveries, figures) => {
    for (const { channel, state, count } of figures?.deliveries ?? [])
      deliveries.set({ channel, state }, Number(count));
  });
  gauge(
    'oldest_pending_delivery_age_seconds',
    'Age of the oldest delivery that waits, but for what is held on purpose; 0 if none.',
    [],
    (oldest, figures) => (figures ? oldest.set(figures.oldestS) : oldest.remove()),
  );
  gauge('store_up', 'Whether the store answers.', [], (up, figures) => up.set(figures ? 1 : 0));
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

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
    .where((eb) => eb.not(isStillHeld(eb, now)))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const oldestS = oldest ? Math.max(0, Date.parse(oldest.now) - Date.parse(oldest.created_at)) / 1_000 : 0;
  return { leads, deliveries, oldestS };
}
