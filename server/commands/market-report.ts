import { formatExact } from '#domain/market/format-figure.ts';
import { monthName } from '#domain/market/market-month.ts';
import type { MarketLayout } from '#domain/market/market-row.ts';
import type { MarketSeries } from '#domain/market/market-series.ts';
import type { SourcedSeries } from '../market/import-market.ts';
import { type Column, textTable } from './text-table.ts';

interface Import {
  layout: Pick<MarketLayout, 'name'>;
  rows: number;
  imported: SourcedSeries;
  /** The stored series before the import. */
  replaced: MarketSeries[];
  /** All slugs. */
  areas: string[];
  isDryRun: boolean;
}

type ImportedSeries = SourcedSeries['series'][number];

/** Formats what an import did, or would do, for the terminal. */
export function importReport({ layout, rows, imported, replaced, areas, isDryRun }: Import): string {
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
    missing.length > 0 ? `\nNot in this file: ${missing.join(', ')}\n` : '',
    `\nShown beside them: ${source.publisher}. ${source.license}\n`,
    isDryRun
      ? `Dry run: ${figures} figures would be imported; nothing has changed.\n`
      : `${figures} figures imported.\n`,
  ].join('');
}

function newest({ metric, points }: ImportedSeries): string {
  const last = points.at(-1);
  return last ? `${formatExact(metric, last.value)} (${monthName(last.month, 'short')})` : '';
}

function publisherBefore({ area, metric }: ImportedSeries, replaced: MarketSeries[]): string {
  const before = replaced.find((series) => series.area === area && series.metric === metric);
  return before ? before.source.publisher : 'nothing';
}
