import { marketPage } from '#content/market.ts';
import { type MarketSeries, marketMetrics } from '#domain/market/market-series.ts';
import type { ChartData } from '../charts/chart-data.ts';
import { type ChartReading, chartReading } from '../charts/chart-reading.ts';
import type { TrendArea } from './chosen-areas.ts';
import { type NamedSeries, trendChart } from './trend-chart.ts';

/** A trend chart, with the data of its reader island. */
interface Trend {
  named: NamedSeries[];
  chart: ChartData;
  reading: ChartReading;
  wide: boolean;
}

/** One chart per metric that has figures; money charts are wide, counts are side by side. */
export function trendCharts(series: MarketSeries[], areas: TrendArea[]): Trend[] {
  return marketMetrics.flatMap((metric) => {
    const named = series
      .filter((one) => one.metric === metric)
      .map((one) => ({
        areaName: areas.find(({ slug }) => slug === one.area)?.name ?? one.area,
        series: one,
      }));
    const chart = trendChart(named);
    if (!chart) return [];
    const reading = chartReading(chart, marketPage.trends.reader(chart.title));
    return [{ named, chart, reading, wide: metric === 'price' || metric === 'ppsf' }];
  });
}
