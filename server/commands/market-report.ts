import { formatExact } from '#domain/market/format-figure.ts';
import { monthName } from '#domain/market/market-month.ts';
import type { MarketLayout } from '#domain/market/market-row.ts';
import type { MarketSeries } from '#domain/market/market-series.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { monthsLost, type SourcedSeries } from '../market/import-market.ts';
import { type Column, textTable } from './text-table.ts';

interface Import {
  layout: Pick<MarketLayout, 'name'>;
  rows: number;
  imported: SourcedSeries;
  /** The stored series before the import. */
  replaced: MarketSeries[];
  /** All slugs. */
  areas: string[];
  neighborhoods: Pick<Neighborhood, 'slug' | 'medianPrice'>[];
  isDryRun: boolean;
}

type ImportedSeries = SourcedSeries['series'][number];

/** Formats what an import did, or would do, for the terminal. */
export function importReport(report: Import): string {
  const { layout, rows, imported, replaced, areas, neighborhoods, isDryRun } = report;
  const { source, series } = imported;
  const columns: Column<ImportedSeries>[] = [
    { title: 'AREA', of: ({ area }) => area },
    { title: 'METRIC', of: ({ metric }) => metric },
    { title: 'MONTHS', of: ({ points }) => String(points.length) },
    { title: 'NEWEST', of: newest },
    { title: 'REPLACES', of: (one) => publisherBefore(one, replaced) },
  ];
  const found = new Set(series.map(({ area }) => area));
  const missing = areas.filter((area) => !found.has(area));
  const figures = series.reduce((sum, { points }) => sum + points.length, 0);
  return [
    `${layout.name}: ${rows} rows, ${monthName(source.from)} to ${monthName(source.to)}\n\n`,
    textTable(columns, series),
    listed('Not in this file', missing),
    listed('Months of an earlier import that this file lacks; they go', lost(series, replaced)),
    listed(
      'Cards and pages of neighborhoods keep their own median price until the desk changes it',
      series.flatMap((one) => otherMedian(one, neighborhoods)),
    ),
    `\nShown beside them: ${source.publisher}. ${source.license}\n`,
    isDryRun
      ? `Dry run: ${figures} figures would be imported; nothing has changed.\n`
      : `${figures} figures imported.\n`,
  ].join('');
}

function listed(what: string, list: string[]): string {
  return list.length > 0 ? `\n${what}: ${list.join(', ')}\n` : '';
}

function lost(series: ImportedSeries[], replaced: MarketSeries[]): string[] {
  return series.flatMap((one) => {
    const before = seriesBefore(one, replaced);
    const count = monthsLost(one, before);
    return count > 0 ? [`${one.area} ${one.metric} (${count} of ${before?.points.length})`] : [];
  });
}

function otherMedian(
  { area, metric, points, source }: ImportedSeries,
  neighborhoods: Import['neighborhoods'],
): string[] {
  const now = points.at(-1);
  const own = neighborhoods.find(({ slug }) => slug === area);
  if (metric !== 'price' || source.priceMeasure !== 'median-price' || !now || !own) return [];
  const [said, imported] = [formatPrice(own.medianPrice), formatPrice(now.value)];
  return said === imported ? [] : [`${area} ${said} (here ${imported})`];
}

function newest({ metric, points }: ImportedSeries): string {
  const last = points.at(-1);
  return last ? `${formatExact(metric, last.value)} (${monthName(last.month, 'short')})` : '';
}

function publisherBefore(one: ImportedSeries, replaced: MarketSeries[]): string {
  return seriesBefore(one, replaced)?.source.publisher ?? 'nothing';
}

function seriesBefore({ area, metric }: ImportedSeries, replaced: MarketSeries[]): MarketSeries | undefined {
  return replaced.find((series) => series.area === area && series.metric === metric);
}
