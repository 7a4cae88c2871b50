import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { replaceSeries } from './replace-series.ts';
import { sampleMarket } from './sample-market.ts';

/** Fills the series with samples, once in a store's life. */
export async function seedMarketFigures(db: Kysely<Schema>): Promise<void> {
  const bySource = Map.groupBy(sampleMarket(), (series) => series.source);
  for (const [source, series] of bySource) await replaceSeries(db, { source, series });
}
