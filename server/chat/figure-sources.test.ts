import { expect, test } from 'vitest';
import { marketPage, marketStats } from '#content/market.ts';
import type { Records } from '#domain/chat/answer/answer.ts';
import { headlineStats } from '#domain/market/headline-stats.ts';
import { CITY, type MarketSource } from '#domain/market/market-series.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Each figure is told with its own source, and areas lead only where they do.

const lastOf = shippedAssistantTalk();

const zillow: MarketSource = {
  publisher: 'Zillow Home Value Index (ZHVI)',
  priceMeasure: 'typical-value',
  from: '2023-11',
  to: '2026-10',
  license: 'Data provided by Zillow',
  importedAt: '2026-11-10T00:00:00Z',
  sample: false,
};

/** The catalog after an import of a file that holds prices only. */
function withImportedPrices({ catalog }: Records): Partial<Records> {
  const { marketSeries: shipped } = catalog;
  const marketSeries: typeof shipped = async (areas, metric) =>
    (await shipped(areas, metric)).map((one) => (one.metric === 'price' ? { ...one, source: zillow } : one));
  const stats = async () =>
    headlineStats(marketStats, await marketSeries([CITY]), marketPage.trends.priceTitles);
  return { catalog: { marketSeries, marketStats: stats } };
}

const withArea = (slug: string, changed: Partial<Neighborhood>) => (records: Records) => ({
  areas: records.areas.map((area) => (area.slug === slug ? { ...area, ...changed } : area)),
});

const mls = { sample: false, name: 'Canopy MLS', asOf: '2026-10-01' };

test.each([
  ['how long do homes take to sell in Charlotte', /28 days.* from a year ago\. Sample figures, \w+ 2026\./],
  ['price per square foot in Charlotte', /\$185.* Sample figures, \w+ 2026\.$/],
  ['average home price in Charlotte', /typical home value \$.* Source: Zillow[^.]*, October 2026\.$/],
  ['¿cuál es el precio promedio en Charlotte?', /valor típico de una casa \$.* Fuente: Zillow/],
  [
    '¿cómo está el mercado?',
    /Fuente: Zillow[^.]*\(Valor típico de una casa\)\. Cifras de muestra, [^.]*\(Días promedio en el mercado, /,
  ],
])(
  'a figure of the city has its own source and measure after prices are imported: %j',
  async (said, told) => {
    expect(await lastOf(said, withImportedPrices)).toMatch(told);
  },
);

test.each([
  [
    'what was the median price in Dilworth in 2024',
    /^Typical home value in Dilworth in December 2024: .* Source: Zillow/,
  ],
  ['how much did prices change in Dilworth', /^The typical home value in Dilworth is up .* Source: Zillow/],
])('a figure of a series has the source and measure of the series: %j', async (said, told) => {
  expect(await lastOf(said, withImportedPrices)).toMatch(told);
});

test("a past year's price of the city is what its series measures", async () => {
  expect(await lastOf('what was the average price in Charlotte in 2024')).toMatch(
    /^Average price in Charlotte in December 2024/,
  );
});

test.each([
  'which is cheaper, Dilworth or NoDa',
  'compare Dilworth and NoDa',
  'which area has the fewest listings',
])('several sources are told with the areas that each is of: %j', async (said) => {
  const told = await lastOf(said, withArea('dilworth', { source: mls }));
  expect(told).toMatch(/Source: Canopy MLS, October 2026 \(Dilworth\)\./);
  expect(told).toMatch(/Sample figures, November 2026 \((?![^)]*Dilworth)[^)]*NoDa[^)]*\)\./);
});

test('an area does not lead one whose figure is missing', async () => {
  const changed = withArea('dilworth', { medianPrice: null });
  const told = await lastOf('which is cheaper, Dilworth or NoDa', changed);
  expect(told).toMatch(/^The median price in NoDa is \$489K.* I have no median price for Dilworth\./);
  expect(await lastOf('precio promedio en NoDa, Dilworth y Uptown', changed)).toMatch(
    /No tengo precio mediano de Dilworth\./,
  );
});

test('an area leads all areas, or only those compared', async () => {
  expect(await lastOf('which is more walkable, Myers Park or Lake Norman')).toMatch(
    /^Myers Park is the most walkable of these, with a walk score of 65/,
  );
  expect(await lastOf('¿cuál es más barata, Dilworth o NoDa?')).toMatch(/^NoDa es la más barata de estas,/);
  expect(await lastOf('which area is the cheapest')).toMatch(/^Uptown is the cheapest, with/);
});

test('the smallest fall of prices is no growth, and no change is unchanged', async () => {
  const before: Record<string, number> = { dilworth: 1.02, noda: 1.05, uptown: 1 };
  const changed = ({ catalog }: Records): Partial<Records> => ({
    catalog: {
      ...catalog,
      marketSeries: async (areas, metric) =>
        (await catalog.marketSeries(areas, metric)).map((one) => {
          const last = one.points.at(-1)?.value ?? 0;
          const points = one.points.map((point) =>
            point.month === '2025-10' ? { ...point, value: last * (before[one.area] ?? 1.03) } : point,
          );
          return { ...one, points };
        }),
    },
  });
  expect(await lastOf('where did prices rise faster, Dilworth or NoDa', changed)).toMatch(
    /^Dilworth fell the least of these over a year: -2%/,
  );
  expect(await lastOf('how much did prices change in Uptown', changed)).toMatch(
    /^The median price in Uptown is unchanged from a year ago/,
  );
});

test.each([
  ['median price Dilworth 2024', /^Median price in Dilworth in December 2024: \$/],
  ['Dilworth median 2020', /^I have no figure of 2020 for Dilworth; its record begins in/],
  [
    'what were the days on market in Charlotte in 2024',
    /^Average days on market in Charlotte in December 2024: /,
  ],
  [
    'how long did it take to sell a home in Charlotte in 2024',
    /^Average days on market in Charlotte in December 2024: /,
  ],
  [
    'price and days on market in NoDa in 2024',
    /^Median price in NoDa in December 2024.*Average days on market in NoDa/,
  ],
  ['precio mediano Dilworth 2024', /^Precio mediano en Dilworth en diciembre de 2024: \$/],
  ['are there more homes for sale now than a year ago in Charlotte', /1,247 active listings \(\+5\.2%\)/],
  ['median price of homes built in 2015 in Dilworth', /^(?!.*2015)/],
])("a past year's figure is told, or that there is none: %j", async (said, told) => {
  expect(await lastOf(said)).toMatch(told);
});
