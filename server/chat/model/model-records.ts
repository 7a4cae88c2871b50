import type { AnswerWords } from '#domain/chat/answer/answer-words.ts';
import { sourceLine, sourceLines, type ToldFigure } from '#domain/chat/answer/figure-sources.ts';
import { areaFigures, openHouseTimes } from '#domain/chat/answer/figures.ts';
import { homeNotice } from '#domain/chat/answer/home-answers.ts';
import type { Evidence } from '#domain/chat/model/grounded.ts';
import { grouped } from '#domain/figures/grouped.ts';
import { dollarsOf } from '#domain/listings/listing-figures.ts';
import type { Property } from '#domain/listings/property.ts';
import type { MarketStat } from '#domain/market/market-stat.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import type { Catalog } from '#domain/services.ts';

// Records as text for the model, against which its figures are checked afterwards. Crime and school ratings are left out: from
// an assistant they would be steering (fair housing).

/** Records of areas, with their growth over a year. */
export async function areaRecords(
  areas: readonly Neighborhood[],
  catalog: Pick<Catalog, 'marketSeries'>,
  words: AnswerWords,
): Promise<Evidence[]> {
  const changes = await areaFigures(areas, 'trend', { catalog });
  return areas.map((area) => {
    const change = changes.filter(({ of }) => of === area);
    const own: ToldFigure = { name: area.name, fact: 'price', source: area.source };
    const { name, slug, tagline, description, keyFeatures, highlights, marketData } = area;
    return record([slug], sourceLines([own, ...change], words), {
      area: name,
      tagline,
      description,
      keyFeatures,
      highlights,
      medianPrice: dollars(area.medianPrice),
      priceChangeInAYear: change[0]?.text ?? null,
      walkScore: area.walkScore,
      transitScore: area.transitScore,
      bikeScore: area.bikeScore,
      averageDaysOnMarket: marketData.averageDays,
      homesForSale: marketData.inventory,
    });
  });
}

/** The public fields of home records. */
export function homeRecords(
  homes: readonly Property[],
  areas: readonly Neighborhood[],
  words: AnswerWords,
): Evidence[] {
  return homes.map((home) => {
    const { address, status, bedrooms, bathrooms, squareFootage, yearBuilt, propertyType } = home;
    const { description, daysOnMarket, lotSize, listingFirm, neighborhoodSlug } = home;
    const area = areas.find(({ slug }) => slug === neighborhoodSlug)?.name ?? null;
    return record(neighborhoodSlug ? [neighborhoodSlug] : [], homeNotice(home, words), {
      home: address,
      area,
      status,
      price: dollars(dollarsOf(home)),
      bedrooms,
      bathrooms,
      squareFootage,
      yearBuilt,
      propertyType,
      description,
      daysOnMarket,
      lotSizeAcres: lotSize,
      openHouses: openHouseTimes(home, 'en') || null,
      listedBy: listingFirm || null,
    });
  });
}

/** The city's headline figures. */
export function cityRecords(stats: readonly MarketStat[], words: AnswerWords): Evidence[] {
  return stats.map((stat) =>
    record([], sourceLine(stat, words), {
      city: 'Charlotte',
      figure: stat.label,
      value: stat.value,
      changeInAYear: stat.change,
    }),
  );
}

function record(areas: string[], source: string, fields: Record<string, unknown>): Evidence {
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return { areas, source, text: JSON.stringify({ ...known, source }) };
}

/** Formatted as in an answer. */
function dollars(value: number | null): string | null {
  return value === null ? null : `$${grouped(value)}`;
}
