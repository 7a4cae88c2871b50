import { marketPage } from '#content/market.ts';
import { type MarketSeries, marketMetrics } from '#domain/market/market-series.ts';
import { type ChartReading, chartReading } from '../charts/chart-reading.ts';
import type { TrendArea } from './chosen-areas.ts';
import { type NamedSeries, trendChart } from './trend-chart.ts';

/** A trend chart, with the data of its reader island. */
export interface Trend {
  id: string;
  named: NamedSeries[];
  reading: ChartReading;
  wide: boolean;
}

/** One chart per metric that has figures; money charts are wide, counts are side by side. */
export function trendCharts(series: MarketSeries[], areas: TrendArea[]): Trend[] {
  return marketMetrics.flatMap((metric) => {
    const id = `trend-${metric}`;
    const named = series
      .filter((one) => one.metric === metric)
      .map((one) => ({
        areaName: areas.find(({ slug }) => slug === one.area)?.name ?? one.area,
        series: one,
      }));
    const chart = trendChart(id, named);
    if (!chart) return [];
    const label = marketPage.trends.reader(chart.title);
    return [
      {
        id,
        named,
        reading: chartReading(chart, metric, label),
        wide: metric === 'price' || metric === 'ppsf',
      },
    ];
  });
}
