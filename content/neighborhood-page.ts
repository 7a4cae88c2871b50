import { countCapitalized, countedAreas, countInWords } from '#domain/neighborhoods/area-words.ts';

/** The page that lists all neighborhoods. */
export const neighborhoodsPage = {
  title: 'The neighborhood guide',
  lede: (count: number) =>
    count === 1
      ? 'One place. Its page says what the houses are like, what they cost and how you get around.'
      : `${countCapitalized(count)} places, from streetcar bungalows to lake docks. Each page says what the houses are like, what they cost and how you get around.`,
  /** Instead of the list, the map and the lede while no neighborhood is published. */
  empty: {
    lede: 'The neighborhood pages are not up just now. Ask about any of the areas, and you will get the answer in person.',
    ask: 'Ask about an area',
  },
  toList: (count: number) => (count === 1 ? 'See it' : `See all ${countInWords(count)}`),
  search: {
    label: 'Search areas and guides',
    hint: 'For example: bungalow, rail trail, due diligence.',
    submit: 'Search',
    found: (query: string) => `Found for “${query}”`,
    nothing: (query: string) => `Nothing for “${query}”`,
    none: (count: number) =>
      count === 0
        ? 'No guide holds all of these words. Try fewer of them.'
        : `No area and no guide holds all of these words. Try fewer of them, or read on: ${count === 1 ? 'the neighborhood stands' : `all ${countInWords(count)} stand`} below.`,
  },
  map: {
    label: (count: number) =>
      count === 1 ? 'Map of the neighborhood' : `Map of the ${countInWords(count)} neighborhoods`,
    note: 'Our own drawing, not to scale. Lake Norman lies about twenty miles up the road. Choose a name to open its page.',
    lines: { blue: 'LYNX Blue Line', gold: 'CityLYNX Gold Line', creek: 'Creeks and greenways' },
  },
  howToRead: {
    title: 'How to read these pages',
    text: 'We describe houses, streets, parks and trains, and set the figures beside them. What suits you is yours to judge, so every page links to the public records. Then walk the streets at the hour you would be coming home.',
  },
  listTitle: countedAreas,
  medianPrice: 'Median price',
  guides: { title: 'Guides to read on the way' },
};

/** The page of one neighborhood. */
export const neighborhoodPage = {
  figures: {
    heading: (name: string) => `${name} in figures`,
    medianPrice: 'Median price',
    averageDays: 'Average days on market',
    inventory: 'Active listings',
  },
  highlights: 'Highlights',
  walk: {
    title: (firstName: string) => `Walk it with ${firstName}`,
    text: 'An hour on foot tells you more than a week of scrolling.',
    call: 'Call',
    report: 'Get Market Report',
    tour: 'Schedule a Tour',
    tourNote: 'Touring a home needs a written buyer agreement first. We will send it with the confirmation.',
  },
  scores: {
    title: 'Getting around',
    walk: 'Walk score',
    transit: 'Transit score',
    bike: 'Bike score',
    outOf100: 'out of 100',
    missing: 'N/A',
  },
  records: {
    title: 'Look it up',
    text: 'Police reports and school report cards are public. Go to the record itself:',
  },
  trend: { all: { label: 'Compare areas', link: '/market-insights?tab=trends' } },
  neighbors: { title: 'Down the line', all: { label: 'All neighborhoods', link: '/neighborhoods' } },
  guides: { title: 'Before you go' },
} as const;

/** A public source for checking a rating. */
export interface PublicRecord {
  name: string;
  link: string;
}

const charlotteCrimeData: PublicRecord = {
  name: 'Charlotte open data, police incidents',
  link: 'https://data.charlottenc.gov/',
};

/** The lake is outside the city, so the state's figures are used. */
const stateCrimeData: PublicRecord = {
  name: 'NC State Bureau of Investigation, crime statistics',
  link: 'https://www.ncsbi.gov/Services/Crime-Statistics',
};

/** The crime figures of neighborhoods outside the city, by slug. */
const crimeRecords: Record<string, PublicRecord> = { 'lake-norman': stateCrimeData };

/** The public record of a neighborhood's crime figures. */
export function crimeRecordOf(slug: string): PublicRecord {
  return crimeRecords[slug] ?? charlotteCrimeData;
}

export const schoolRecord: PublicRecord = {
  name: 'NC School Report Cards',
  link: 'https://ncreports.ondemand.sas.com/src/',
};
