import { marketPage } from '#content/market.ts';
import { latest, yearEarlier } from '#domain/market/figure-change.ts';
import { formatFigure } from '#domain/market/format-figure.ts';
import { monthName } from '#domain/market/market-month.ts';
import type { NamedSeries } from './trend-chart.ts';

const words = marketPage.trends.summary;

/** A one-sentence summary of a chart: the yearly change of one area, or the newest figures of several. */
export function trendSummary(named: NamedSeries[]): string {
  const [first, ...others] = named;
  if (!first) return '';
  return others.length === 0 ? summaryOfOne(first) : summaryOfMany(named);
}

/** Changes below 0.05 percent are reported as no change. */
const EVEN_BELOW = 0.0005;

function summaryOfOne({ series: { metric, points } }: NamedSeries): string {
  const now = latest(points);
  if (!now) return '';
  const before = yearEarlier(points, now);
  const to = formatFigure(metric, now.value);
  if (!before || before.value <= 0) return words.inMonth(to, monthName(now.month));
  const change = now.value / before.value - 1;
  if (Math.abs(change) < EVEN_BELOW) return words.even(to);
  const size = `${Number(Math.abs(change * 100).toFixed(1))}%`;
  const sentence = change > 0 ? words.up : words.down;
  return sentence(size, formatFigure(metric, before.value), to);
}

function summaryOfMany(named: NamedSeries[]): string {
  const newest = named.flatMap(({ areaName, series }) => {
    const now = latest(series.points);
    return now ? [{ areaName, text: formatFigure(series.metric, now.value), month: now.month }] : [];
  });
  return [...Map.groupBy(newest, ({ month }) => month)]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, figures]) => {
      const list = figures.map(({ areaName, text }) => `${areaName} ${text}`).join(', ');
      return words.inMonth(list, monthName(month));
    })
    .join(' ');
}
