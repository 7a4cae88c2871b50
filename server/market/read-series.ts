import type { Kysely } from 'kysely';
import { addMonths, type Month } from '#domain/market/market-month.ts';
import {
  type MarketMetric,
  type MarketSeries,
  type MarketSource,
  marketMetrics,
} from '#domain/market/market-series.ts';
import type { MarketFigureTable, MarketSourceTable, Schema } from '../database/schema.ts';

/** Three years, and one before them to compare with. */
const MONTHS_READ = 48;

/**
 * The newest four years of some areas' series: in the order asked for, and within an area in the order of the metrics.
 * An area or a metric without figures is left out.
 */
export async function readSeries(
  db: Kysely<Schema>,
  areas: string[],
  metric?: MarketMetric,
): Promise<MarketSeries[]> {
  if (areas.length === 0) return [];
  const rows = await db
    .selectFrom('market_figures')
    .innerJoin('market_sources', 'market_sources.id', 'market_figures.source_id')
    .selectAll()
    .where('area', 'in', areas)
    .where('metric', 'in', metric ? [metric] : [...marketMetrics])
    .orderBy('month')
    .execute();
  const bySeries = Map.groupBy(rows, (row) => `${row.area}/${row.metric}`);
  const metrics = metric ? [metric] : marketMetrics;
  return areas.flatMap((area) =>
    metrics.flatMap((name) => {
      const series = bySeries.get(`${area}/${name}`);
      return series ? [seriesOf(area, name, series)] : [];
    }),
  );
}

type Row = MarketFigureTable & MarketSourceTable;

function seriesOf(area: string, metric: MarketMetric, rows: Row[]): MarketSeries {
  const last = rows.at(-1) as Row;
  const earliest = addMonths(last.month as Month, 1 - MONTHS_READ);
  const points = rows
    .filter(({ month }) => month >= earliest)
    .map(({ month, value_hundredths }) => ({ month: month as Month, value: value_hundredths / 100 }));
  return { area, metric, points, source: sourceOf(last) };
}

function sourceOf(row: Row): MarketSource {
  return {
    publisher: row.publisher,
    priceMeasure: row.price_measure,
    from: row.from_month as Month,
    to: row.to_month as Month,
    license: row.license,
    importedAt: row.imported_at,
    sample: row.sample === 1,
  };
}
