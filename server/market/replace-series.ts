import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MarketSeries, MarketSource } from '#domain/market/market-series.ts';
import type { Schema } from '../database/schema.ts';

/** What came from one source. */
export interface SourcedSeries {
  source: MarketSource;
  series: Pick<MarketSeries, 'area' | 'metric' | 'points'>[];
}

/**
 * Puts series in the place of what the store held for the same areas and metrics. A source that nothing comes from
 * any more goes too.
 * @param db a transaction: readers must never see a half-replaced series
 */
export async function replaceSeries(db: Kysely<Schema>, { source, series }: SourcedSeries): Promise<void> {
  const sourceId = randomUUID();
  await db.insertInto('market_sources').values(rowOf(sourceId, source)).execute();
  for (const { area, metric } of series) {
    await db.deleteFrom('market_figures').where('area', '=', area).where('metric', '=', metric).execute();
  }
  const figures = series.flatMap(({ area, metric, points }) =>
    points.map(({ month, value }) => ({
      area,
      metric,
      month,
      value_hundredths: Math.round(value * 100),
      source_id: sourceId,
    })),
  );
  for (let start = 0; start < figures.length; start += ROWS_AT_ONCE) {
    const rows = figures.slice(start, start + ROWS_AT_ONCE);
    await db.insertInto('market_figures').values(rows).execute();
  }
  await db
    .deleteFrom('market_sources')
    .where('id', 'not in', db.selectFrom('market_figures').select('source_id'))
    .execute();
}

/** Five parameters a row: far under what either engine takes in a statement. */
const ROWS_AT_ONCE = 500;

function rowOf(id: string, source: MarketSource) {
  return {
    id,
    publisher: source.publisher,
    price_measure: source.priceMeasure,
    from_month: source.from,
    to_month: source.to,
    license: source.license,
    imported_at: source.importedAt,
    sample: source.sample ? 1 : 0,
  };
}
