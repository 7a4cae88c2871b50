import { marketPage } from '#content/market.ts';
import { formatFigure } from '#domain/market/format-figure.ts';
import { addMonths, type Month, monthRange } from '#domain/market/market-month.ts';
import type { MarketSeries } from '#domain/market/market-series.ts';
import type { ChartData, ChartLine, LineVariant } from '../charts/chart-data.ts';

/** A series with the display name of its area. */
export interface NamedSeries {
  areaName: string;
  series: MarketSeries;
}

/** How many months a chart shows. */
const MONTHS_SHOWN = 36;

const COMPARED: LineVariant[] = ['a', 'b', 'c', 'd'];

/** How many areas a chart can compare and stay legible. */
export const MAX_AREAS_COMPARED = COMPARED.length;

const words = marketPage.trends;

/**
 * The chart of one metric: one area with its previous year, or up to four areas.
 * @returns null if no area has a figure
 */
export function trendChart(named: NamedSeries[]): ChartData | null {
  const shown = named.filter(({ series }) => series.points.length > 0).slice(0, MAX_AREAS_COMPARED);
  const [first] = shown;
  if (!first) return null;
  const { metric } = first.series;
  const months = shownMonths(shown.map(({ series }) => series));
  const lines =
    shown.length === 1
      ? withYearBefore(first, months)
      : shown.map(({ areaName, series }, index) => lineOf(areaName, COMPARED[index] ?? 'a', series, months));
  return {
    metric,
    title: chartTitle(shown.map(({ series }) => series)),
    unit: words.metrics[metric].unit,
    kind: metric === 'days' && shown.length === 1 ? 'bars' : 'lines',
    months,
    lines,
    format: (value) => formatFigure(metric, value),
  };
}

function chartTitle(all: MarketSeries[]): string {
  const [first] = all;
  if (!first) return '';
  if (first.metric !== 'price') return words.metrics[first.metric].title;
  const measures = new Set(all.map((series) => series.source.priceMeasure));
  return measures.size === 1 ? words.priceTitles[first.source.priceMeasure] : words.mixedPriceTitle;
}

/** The newest months that any of the series has; fewer if all of them are shorter. */
function shownMonths(all: MarketSeries[]): Month[] {
  const months = all.flatMap((series) => series.points.map((point) => point.month)).sort();
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) return [];
  const earliest = addMonths(last, 1 - MONTHS_SHOWN);
  return monthRange(first > earliest ? first : earliest, last);
}

function withYearBefore({ areaName, series }: NamedSeries, months: Month[]): ChartLine[] {
  const aYearAgo = months.map((month) => addMonths(month, -12));
  const before = lineOf(words.lastYear, 'before', series, aYearAgo);
  const hasBefore = before.values.some((value) => value !== null);
  const now = lineOf(areaName, 'now', series, months);
  return hasBefore ? [now, before] : [now];
}

function lineOf(name: string, variant: LineVariant, { points }: MarketSeries, months: Month[]): ChartLine {
  const values = new Map(points.map((point) => [point.month, point.value]));
  return { name, variant, values: months.map((month) => values.get(month) ?? null) };
}
