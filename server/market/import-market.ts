import type { Kysely } from 'kysely';
import { marketPublishers } from '#content/market-publishers.ts';
import type { AreaFigure, MarketLayout } from '#domain/market/market-row.ts';
import type { MarketSeries, MarketSource, MonthlyFigure } from '#domain/market/market-series.ts';
import { parseRecord, seriesId } from '#domain/records/record-kinds.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { saveRecords } from '../records/record-store.ts';

/** The series of one file, with their source. */
export interface SourcedSeries {
  /** The source of the whole file. */
  source: MarketSource;
  /** Each series' source has the period of its own figures. */
  series: MarketSeries[];
}

/** Groups a file's figures into series with their source. @param importedAt ISO 8601 */
export function sourcedSeries(
  layout: Pick<MarketLayout, 'publisher' | 'priceMeasure'>,
  figures: AreaFigure[],
  importedAt: string,
): SourcedSeries {
  const months = figures.map((figure) => figure.month).sort();
  const [from = '2026-01', to = from] = [months.at(0), months.at(-1)];
  const { name, license } = marketPublishers[layout.publisher];
  const source: MarketSource = {
    publisher: name,
    priceMeasure: layout.priceMeasure,
    from,
    to,
    license,
    importedAt,
    sample: false,
  };
  const bySeries = Map.groupBy(figures, ({ area, metric }) => `${area}/${metric}`);
  const series = [...bySeries.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { area, metric } = first;
    const points = pointsOf(group);
    const period = { from: points.at(0)?.month ?? from, to: points.at(-1)?.month ?? to };
    return [{ area, metric, points, source: { ...source, ...period } }];
  });
  return { source, series };
}

/** The stored series with all their months; leaves out those that do not fit their schema. */
export async function storedSeries(db: Kysely<Schema>): Promise<MarketSeries[]> {
  const rows = await db
    .selectFrom('records')
    .select('record')
    .where('kind', '=', 'series')
    .where('record', 'is not', null)
    .$narrowType<{ record: string }>()
    .execute();
  return rows.flatMap(({ record }) => {
    const parsed = parseRecord('series', JSON.parse(record));
    return parsed.ok ? [parsed.record] : [];
  });
}

/** Saves imported series, replacing samples or earlier imports of the same areas and metrics; all or none. */
export function importMarket(
  database: Pick<Database, 'db'>,
  { series }: Pick<SourcedSeries, 'series'>,
  at: string,
): Promise<void> {
  const entries = series.map((one) => ({
    id: seriesId(one),
    position: 0, // asked for by name, in no order
    record: one,
  }));
  return inTransaction(database, (trx) => saveRecords(trx, 'series', entries, { origin: 'import', at }));
}

/** The number of months of an earlier import that a new series lacks; samples do not count. */
export function monthsLost({ points }: MarketSeries, before: MarketSeries | undefined): number {
  if (!before || before.source.sample) return 0;
  const months = new Set(points.map(({ month }) => month));
  return before.points.filter(({ month }) => !months.has(month)).length;
}

function pointsOf(figures: AreaFigure[]): MonthlyFigure[] {
  return figures
    .map(({ month, value }) => ({ month, value }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}
