import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Backups } from '../backups/hourly-backups.ts';
import type { Database } from '../database/database.ts';
import type { Admission } from '../http/admission.ts';
import { requestTimer } from './request-times.ts';
import { storeFigures } from './store-figures.ts';

export interface Metrics {
  /** Whoever asks for the figures must send it. */
  token: string;
  registry: Registry;
  /** Times a request, from its arrival to the end of its answer. */
  timeRequest: ReturnType<typeof requestTimer>;
}

export interface MetricsSources {
  token: string;
  database: Database;
  /** How many pages are kept. */
  keptPages: () => number;
  admission: Pick<Admission, 'inFlight' | 'turnedAway'>;
  backups: Pick<Backups, 'newestAt' | 'failures'>;
}

/**
 * The figures of this process and of its store. Names and labels come from this code alone: nothing a visitor sent is in
 * them. Event-loop delay, memory, handles and the time of the start are prom-client's own (`nodejs_…`, `process_…`).
 */
export function createMetrics({ token, database, keptPages, admission, backups }: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  storeFigures(registry, database);
  readWhenAsked(registry, 'uptime_seconds', 'Since this process started.', () => process.uptime());
  readWhenAsked(registry, 'kept_pages', 'Pages kept as bytes.', keptPages);
  readWhenAsked(registry, 'requests_in_flight', 'Kept pages and leads aside.', admission.inFlight);
  readWhenAsked(registry, 'turned_away_requests', 'Since this process started.', admission.turnedAway);
  if (database.engine === 'sqlite') {
    readWhenAsked(
      registry,
      'newest_backup_timestamp_seconds',
      '0 if there is none.',
      async () => (await backups.newestAt()) / 1_000,
    );
    readWhenAsked(
      registry,
      'backup_failures',
      'Hourly backups that failed since the start.',
      backups.failures,
    );
  }
  return { token, registry, timeRequest: requestTimer(registry) };
}

function readWhenAsked(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name: `porchlight_${name}`,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}
