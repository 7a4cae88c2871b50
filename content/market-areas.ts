import type { MarketArea, ZillowRegion } from '#domain/market/market-regions.ts';
import { CITY } from '#domain/market/market-series.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

// Maps the rows of publishers' files to the site's neighborhoods. Publishers define and name areas in their own way and
// sometimes rename them: `npm run market -- import FILE --dry-run` lists the areas it found. Add a missing name at the
// desk to the neighborhood's other names, or here if the publisher does not list it as a neighborhood of the city; a
// region may belong to only one neighborhood.

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

/** The publishers' names of the city and these neighborhoods. */
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
