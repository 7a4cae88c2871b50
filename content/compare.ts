import { agentAtFirm } from './agent.ts';

export const comparePage = {
  meta: {
    title: `Compare homes | ${agentAtFirm}`,
    description:
      'Tick two or more in-town Charlotte homes and read price, size, lot, year and days on market side by side.',
  },
  title: 'Compare homes',
  lede: 'Tick two or more and set them side by side.',
};

export const compareList = {
  label: 'Properties',
  tick: 'Compare',
  sampleTag: 'Sample listing',
  illustrationAlt: 'Illustration standing in for a photograph',
  bedrooms: 'bed',
  bathrooms: 'bath',
  squareFeet: 'sq ft',
  listedBy: 'Listed by',
  empty: {
    title: 'No Properties Available',
    text: 'Properties will appear here once they are added to your listings.',
  },
  failed: {
    title: 'The homes could not be loaded',
    text: 'Please try again in a minute, or call and I will read them to you.',
    tryAgain: 'Try again',
  },
};

/** The bar at the foot of the page, from two ticked homes upward. */
export const compareTray = {
  ticked: (count: number) => (count === 1 ? '1 home ticked' : `${count} homes ticked`),
  compare: (count: number) => `Compare (${count})`,
  comparing: 'Comparing...',
  clear: 'Clear',
  failure: 'The comparison could not be saved. Please try again.',
};

export const compareTable = {
  label: 'Side-by-side comparison',
  scrollLabel: 'Comparison table, scrolls sideways',
  heading: (count: number) => `${count} homes, side by side`,
  corner: 'Home',
  rows: {
    price: 'Price',
    status: 'Status',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    squareFootage: 'Square feet',
    pricePerSquareFoot: 'Price per sq ft',
    lotSize: 'Lot, acres',
    yearBuilt: 'Year built',
    propertyType: 'Type',
    daysOnMarket: 'Days on market',
    listedBy: 'Listed by',
    nextStep: 'Next step',
  },
  none: 'None',
  requestTour: { label: 'Request a tour', link: '/#contact' },
  clear: 'Clear',
};

/** Stands under the list and under the table (IDX display rules, and the buyer agreement before a tour). */
export const compareNotes = {
  tour: 'Touring a home needs a written buyer agreement first.',
  sample: 'Sample listings with invented addresses; pictures are illustrations.',
  disclaimer: 'Information deemed reliable, not guaranteed.',
  updated: 'Last updated',
};
