import type { ComparisonRule } from '#domain/comparison/parse-comparison.ts';

export const comparePage = {
  crumb: 'Compare',
  title: 'Compare homes',
  lede: 'Tick two or more and set them side by side.',
};

export const compareList = {
  label: 'Properties',
  tick: 'Compare',
  sampleTag: 'Sample listing',
  illustration: 'Illustration',
  photographOf: (address: string) => `Photograph of ${address}`,
  photosOf: (address: string) => `Photos of ${address}`,
  photoCount: (count: number) => `${count} photos`,
  bedrooms: 'bed',
  bathrooms: 'bath',
  squareFeet: 'sq ft',
  listedBy: 'Listed by',
  openHouse: (count: number) => (count === 1 ? 'Open house' : 'Open houses'),
  openHouseAt: (address: string) => `Open house at ${address}`,
  empty: {
    title: 'No Properties Available',
    text: 'Properties will appear here once they are added to your listings.',
  },
  failed: {
    title: 'Failed to fetch properties',
    text: 'Please try again in a minute, or call and I will read them to you.',
    tryAgain: 'Try again',
  },
  tooFew: 'Tick at least two homes to set them side by side.',
  gone: (count: number) =>
    count === 1
      ? '1 home of this link is no longer listed here.'
      : `${count} homes of this link are no longer listed here.`,
};

export const comparePages = {
  label: 'Pages of the list',
  previous: 'Previous page',
  next: 'Next page',
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** The bar at the bottom of the page, shown once two homes are checked. */
export const compareTray = {
  ticked: (count: number) => (count === 1 ? '1 home ticked' : `${count} homes ticked`),
  most: 'that is the most at once',
  compare: (count: number) => `Compare (${count})`,
  comparing: 'Comparing...',
  /** Without JavaScript the number of checked homes is unknown. */
  compareTicked: 'Compare ticked homes',
  clear: 'Clear',
  failure: 'The comparison could not be saved. Please try again.',
};

export const compareTable = {
  label: 'Side-by-side comparison',
  scrollLabel: 'Comparison table, scrolls sideways',
  heading: (count: number) => `${count} homes, side by side`,
  corner: 'Home',
  differs: 'differs',
  differsNote: 'marks the rows in which these homes differ.',
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
    openHouses: 'Open houses',
    description: 'Description',
    listedBy: 'Listed by',
    nextStep: 'Next step',
  },
  /** For values missing in the listing, such as the lot of a condominium. */
  none: 'Not given',
  requestTour: 'Request a tour',
  link: 'Link to this comparison',
  linkCopied: { title: 'Link copied', description: 'Paste it where you want to send this comparison.' },
  linkNotCopied: { title: 'The link was not copied', description: 'Copy it from the address bar instead.' },
  clear: 'Clear',
};

/** Shown below the list and the table (IDX display rules, and the buyer agreement before a tour). */
export const compareNotes = {
  tour: 'Touring a home needs a written buyer agreement first.',
  sample: 'Sample listings with invented addresses.',
  illustrations: 'Pictures marked as illustrations are not photographs of the home.',
  disclaimer: 'Information deemed reliable, not guaranteed.',
  source: (names: string) => `Listing source: ${names}.`,
  updated: (time: string) => `Last updated ${time}.`,
};

/** Shown instead of an address that the seller withholds. */
export const addressWithheld = 'Address withheld at the seller’s request';

/** The API's error messages for comparisons, by rule. */
export const comparisonMessages: Record<ComparisonRule, string> = {
  session: 'Send a session id of 1 to 128 characters, none of them a control character.',
  list: 'Send a list of property ids.',
  'too-few': 'Choose at least 2 different properties that are listed.',
  'too-many': 'Choose at most 12 properties.',
};
