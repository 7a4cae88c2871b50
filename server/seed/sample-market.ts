import { sampleAnchors, sampleLastMonth, samplePublisher } from '#content/market-samples.ts';
import { addMonths } from '#domain/market/market-month.ts';
import { CITY, type MarketSeries, type MarketSource, marketMetrics } from '#domain/market/market-series.ts';
import { SAMPLE_MONTHS, sampleSeries } from '#domain/market/sample-series.ts';

/** All market series that the site ships: generated, always the same, and marked as samples. */
export function sampleMarket(): MarketSeries[] {
  return sampleAnchors.flatMap(({ area, anchors }) =>
    marketMetrics.map((metric) => ({
      area,
      metric,
      points: sampleSeries(metric, area, anchors[metric], sampleLastMonth),
      source: area === CITY ? citySource : areaSource,
    })),
  );
}

const citySource: MarketSource = {
  publisher: samplePublisher,
  priceMeasure: 'average-price',
  from: addMonths(sampleLastMonth, 1 - SAMPLE_MONTHS),
  to: sampleLastMonth,
  license: '',
  importedAt: null,
  sample: true,
};

const areaSource: MarketSource = { ...citySource, priceMeasure: 'median-price' };
