import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Catalog } from '#domain/services.ts';
import type { Schema } from '../database/schema.ts';
import { readSeries } from './read-series.ts';
import { sampleMarket } from './sample-market.ts';

/** The catalog's way to the series; the samples stand in while the store is away. */
export function marketSeriesReader(db: Kysely<Schema>, log: Logger): Catalog['marketSeries'] {
  return async (areas, metric) => {
    try {
      return await readSeries(db, areas, metric);
    } catch (error) {
      log.warn({ err: error }, 'The sample series stand in for the store');
      const wanted = sampleMarket().filter((series) => !metric || series.metric === metric);
      return areas.flatMap((area) => wanted.filter((series) => series.area === area));
    }
  };
}
