import type { MarketArea, ZillowRegion } from '#domain/market/market-regions.ts';
import { CITY } from '#domain/market/market-series.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

// Which rows of a publisher's file belong to which of our areas. Publishers draw and name areas in their own way and
// change names now and then: `npm run market -- import FILE --dry-run` says which areas it found. Add a name at the desk to
// what the area is also called when it is missing there, or here when it is no neighborhood of the city to them; a region
// may be listed for one area only.

const elsewhere: MarketArea[] = [
  {
    area: CITY,
    redfin: ['Charlotte, NC'],
    zillow: [{ name: 'Charlotte', type: 'city', state: 'NC' }],
  },
  {
    area: 'lake-norman',
    redfin: ['Lake Norman of Catawba, NC'],
    zillow: [{ name: 'Lake Norman of Catawba', type: 'city', state: 'NC' }],
  },
];

/** How publishers call the city and these areas. */
export function marketAreasOf(areas: Pick<Neighborhood, 'slug' | 'name' | 'alsoCalled'>[]): MarketArea[] {
  return [
    ...elsewhere.filter(({ area }) => area === CITY),
    ...areas.map((area) => elsewhere.find((one) => one.area === area.slug) ?? inCharlotte(area)),
  ];
}

function inCharlotte({
  slug,
  name,
  alsoCalled,
}: Pick<Neighborhood, 'slug' | 'name' | 'alsoCalled'>): MarketArea {
  const names = [name, ...alsoCalled];
  return {
    area: slug,
    redfin: names.map((one) => `Charlotte, NC - ${one}`),
    zillow: names.map(
      (one): ZillowRegion => ({ name: one, type: 'neighborhood', state: 'NC', city: 'Charlotte' }),
    ),
  };
}
