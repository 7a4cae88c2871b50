import { expect, test } from 'vitest';
import { formatChange } from '#domain/market/figure-change.ts';
import { hotMarkets, marketStats } from './market.ts';
import { marketAreasOf } from './market-areas.ts';
import { sampleAnchors } from './market-samples.ts';
import { neighborhoods } from './neighborhoods.ts';

const marketAreas = marketAreasOf(neighborhoods);

const anchorsOf = (slug: string) => sampleAnchors.find(({ area }) => area === slug)?.anchors;

test("a neighborhood's samples end at the figures of its own page", () => {
  for (const { slug, marketData } of neighborhoods) {
    expect(anchorsOf(slug), slug).toMatchObject({
      price: { value: marketData.medianPrice },
      days: { value: marketData.averageDays },
      inventory: { value: marketData.inventory },
    });
  }
});

test("the city's samples end at the headline figures", () => {
  const { price, days, inventory, ppsf } = anchorsOf('charlotte') ?? {};
  expect([price, days, inventory, ppsf].map((anchor) => formatChange(anchor?.yearlyChange ?? 0))).toEqual(
    marketStats.map((stat) => stat.change),
  );
  expect([price, days, inventory, ppsf].map((anchor) => anchor?.value)).toEqual(
    marketStats.map((stat) => Number(stat.value.replace(/[$,]/g, ''))),
  );
});

test('each Hot Market grows as the specification says', () => {
  const growth = hotMarkets.map(({ slug }) => formatChange(anchorsOf(slug)?.price.yearlyChange ?? 0));
  expect(growth).toEqual(['+9.1%', '+7.4%', '+5.8%', '+6.2%']);
});

test("no publisher's region belongs to two neighborhoods", () => {
  const redfin = marketAreas.flatMap((area) => area.redfin);
  const zillow = marketAreas.flatMap((area) => area.zillow.map((region) => JSON.stringify(region)));
  expect(new Set(redfin).size).toBe(redfin.length);
  expect(new Set(zillow).size).toBe(zillow.length);
});

test('every neighborhood has its regions and its samples', () => {
  const slugs = ['charlotte', ...neighborhoods.map((area) => area.slug)];
  expect(marketAreas.map(({ area }) => area).sort()).toEqual(slugs.toSorted());
  expect(sampleAnchors.map(({ area }) => area).sort()).toEqual(slugs.toSorted());
});
