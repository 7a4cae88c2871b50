import type { Month } from '#domain/market/market-month.ts';
import type { MarketMetric } from '#domain/market/market-series.ts';
import type { SampleAnchor } from '#domain/market/sample-series.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { neighborhoods } from './neighborhoods.ts';

// The final values of the built-in sample series. The city's are the specification's headline figures; a neighborhood's
// are its own median price, days and listings (content/neighborhoods.ts) and the growth on its Hot Market card. A test
// checks this. Everything else is made up.

export const sampleLastMonth: Month = '2026-10';

export const samplePublisher = 'Sample figures';

/** The size of a typical house, from which the price per square foot is derived. */
const SQUARE_FEET = 2_200;

const written: AreaSample[] = [
  sample('charlotte', [425_000, 0.085], [28, -0.12], [1_247, 0.052], [185, 0.068]),
  sample('dilworth', [1_400_000, 0.058], [15, -0.09], [28, 0.04], [528, 0.049]),
  sample('fourth-ward', [408_000, 0.031], [14, -0.05], [22, 0.1], [398, 0.026]),
  sample('noda', [489_000, 0.074], [18, -0.1], [32, 0.07], [352, 0.061]),
  sample('southend', [630_000, 0.091], [12, -0.14], [45, 0.12], [436, 0.072]),
  sample('plaza-midwood', [945_000, 0.062], [16, -0.06], [24, -0.04], [447, 0.055]),
  sample('myers-park', [1_541_000, 0.044], [24, -0.04], [31, 0.03], [541, 0.038]),
  sample('uptown', [385_000, 0.024], [10, -0.09], [67, 0.14], [402, 0.017]),
  sample('lake-norman', [593_000, 0.053], [38, -0.07], [142, 0.06], [297, 0.046]),
];

/** Every neighborhood ends at its own figures; one without its own growth grows like the city. */
export const sampleAnchors: AreaSample[] = [
  ...written,
  ...neighborhoods.filter(({ slug }) => written.every(({ area }) => area !== slug)).map(asTheCity),
];

function asTheCity({ slug, marketData }: Neighborhood): AreaSample {
  const { medianPrice, averageDays, inventory } = marketData;
  return sample(
    slug,
    [medianPrice, 0.085],
    [averageDays, -0.12],
    [inventory, 0.052],
    [Math.round(medianPrice / SQUARE_FEET), 0.068],
  );
}

interface AreaSample {
  area: string;
  anchors: Record<MarketMetric, SampleAnchor>;
}

type Figures = [value: number, yearlyChange: number];

function sample(area: string, price: Figures, days: Figures, inventory: Figures, ppsf: Figures) {
  return { area, anchors: { price: at(price), days: at(days), inventory: at(inventory), ppsf: at(ppsf) } };
}

function at([value, yearlyChange]: Figures): SampleAnchor {
  return { value, yearlyChange };
}
