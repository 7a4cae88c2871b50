import { agent, agentAtFirm } from './agent.ts';

/** The guide page over all areas. */
export const neighborhoodsPage = {
  meta: {
    title: `In-town Charlotte neighborhoods | ${agentAtFirm}`,
    description:
      'Houses, streets, parks and trains of eight Charlotte areas, from Dilworth to Lake Norman, with median price and walk score.',
  },
  title: 'The neighborhood guide',
  lede: 'Eight places, from streetcar bungalows to lake docks. Each page says what the houses are like, what they cost and how you get around.',
  howToRead: {
    title: 'How to read these pages',
    text: 'We describe houses, streets, parks and trains, and set the figures beside them. What suits you is yours to judge, so every page links to the public records. Then walk the streets at the hour you would be coming home.',
  },
  listTitle: 'Eight neighborhoods',
  medianPrice: 'Median price',
  sampleNote: 'Sample figures.',
};

/** The page of one area. */
export const neighborhoodPage = {
  meta: {
    title: (name: string) => `${name} homes and market | ${agentAtFirm}`,
    description: (name: string) =>
      `Homes in ${name}: median price, days on market, active listings and what the streets are like. ${agentAtFirm}.`,
  },
  imageAlt: (name: string) => `Illustration of ${name} at golden hour`,
  figures: {
    medianPrice: 'Median price',
    averageDays: 'Average days on market',
    inventory: 'Active listings',
    walkScore: 'Walk score',
    transitScore: 'Transit score',
    bikeScore: 'Bike score',
    outOf100: 'out of 100',
  },
  sampleNote: 'Sample figures, not market data.',
  sourcePrefix: 'Source:',
  asOfPrefix: 'As of',
  highlights: 'Highlights',
  crimeRating: 'Crime rating',
  schoolRating: 'School rating',
  ratingNote:
    'Sample ratings. Look up the linked public record for the real ones; a rating is never our opinion.',
  walk: {
    title: `Walk it with ${agent.firstName}`,
    text: 'An hour on foot tells you more than a week of scrolling.',
    call: 'Call',
    report: { label: 'Get Market Report', link: '/#contact' },
    tour: { label: 'Schedule a Tour', link: '/#contact' },
    tourNote: 'Touring a home needs a written buyer agreement first. We will send it with the confirmation.',
  },
  neighbors: { title: 'Down the line', all: { label: 'All neighborhoods', link: '/neighborhoods' } },
  guides: 'Guides',
};

/** A public source a visitor can check a rating against. */
export interface PublicRecord {
  name: string;
  link: string;
}

const charlotteCrimeData: PublicRecord = {
  name: 'Charlotte open data, police incidents',
  link: 'https://data.charlottenc.gov/',
};

/** The lake lies outside the city, so the state's figures stand in for the city's. */
const stateCrimeData: PublicRecord = {
  name: 'NC State Bureau of Investigation, crime statistics',
  link: 'https://www.ncsbi.gov/Services/Crime-Statistics',
};

/** Where each area's crime figures are published, by slug. */
export const crimeRecords: Record<string, PublicRecord> = {
  dilworth: charlotteCrimeData,
  'fourth-ward': charlotteCrimeData,
  noda: charlotteCrimeData,
  southend: charlotteCrimeData,
  'plaza-midwood': charlotteCrimeData,
  'myers-park': charlotteCrimeData,
  uptown: charlotteCrimeData,
  'lake-norman': stateCrimeData,
};

export const schoolRecord: PublicRecord = {
  name: 'NC School Report Cards',
  link: 'https://ncreports.ondemand.sas.com/src/',
};
