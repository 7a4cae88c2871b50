import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Backups } from '../backups/hourly-backups.ts';
import type { Database } from '../database/database.ts';
import type { Admission } from '../http/admission.ts';
import { requestTimer } from './request-times.ts';
import { registerStoreMetrics } from './store-metrics.ts';

export interface Metrics {
  /** What a scraper sends as `Authorization: Bearer …`. */
  token: string;
  registry: Registry;
  /** Times a request, from its arrival to the end of its response. */
  timeRequest: ReturnType<typeof requestTimer>;
}

interface MetricsSources {
  token: string;
  database: Database;
  /** How many pages are cached. */
  cachedPages: () => number;
  admission: Pick<Admission, 'inFlight' | 'rejected'>;
  backups: Pick<Backups, 'newestAt' | 'failures'>;
}

/**
 * Creates the metrics of this process and its database. Names and labels never contain user input. Event-loop delay,
 * memory, handles and the start time are prom-client's default metrics (`nodejs_…`, `process_…`).
 */
export function createMetrics({ token, database, cachedPages, admission, backups }: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerStoreMetrics(registry, database);
  registerGauge(registry, 'uptime_seconds', 'Since this process started.', () => process.uptime());
  registerGauge(registry, 'kept_pages', 'Cached pages.', cachedPages);
  registerGauge(registry, 'requests_in_flight', 'Cached pages and leads not counted.', admission.inFlight);
  registerGauge(registry, 'turned_away_requests', 'Since this process started.', admission.rejected);
  if (database.engine === 'sqlite') {
    registerGauge(
      registry,
      'newest_backup_timestamp_seconds',
      '0 if there is none.',
      async () => (await backups.newestAt()) / 1_000,
    );
    registerGauge(
      registry,
      'backup_failures',
      'Hourly backups that failed since the start.',
      backups.failures,
    );
  }
  return { token, registry, timeRequest: requestTimer(registry) };
}

function registerGauge(
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
