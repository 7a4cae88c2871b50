import { countedAreas } from '#domain/neighborhoods/area-words.ts';
import { outbound } from './navigation.ts';

export const hero = {
  image: 'hero',
  /** The part of the picture that a phone held upright shows. */
  tallImage: 'hero-tall',
  /** The heading has two parts; the second is in italics. */
  title: 'In-town Charlotte living,',
  titleTurn: 'street by street.',
  lede: (areas: string) => `Specialists in ${areas}.`,
  accessListings: { label: 'Access Listings', link: outbound.accessListings },
  homeValue: { label: "Your Home's Value", link: outbound.homeValue },
  scrollDown: 'Scroll to neighborhoods',
};

export const about = {
  label: 'Meet Our Agent',
  facts: {
    favoriteNeighborhood: 'Home ground',
    favoriteSpot: 'Favorite spot',
    favoriteRestaurant: 'Favorite table',
    hobby: 'Off the clock',
  },
  title: 'Eighteen years on the same few miles.',
  cta: { label: 'Start a conversation', link: '/#contact' },
  values: [
    {
      id: 'knowledge',
      title: 'In-town knowledge',
      text: 'Which streets sit in the floodplain, where the rail line goes next, what an old porch costs to restore.',
    },
    {
      id: 'figures',
      title: 'Straight figures',
      text: 'Every number comes with a source and a date. If a price is wrong, you hear it first.',
    },
    {
      id: 'team',
      title: 'One team to the keys',
      text: 'The people who list your home are at the closing table. Nobody hands you on.',
    },
    { id: 'light', title: 'A light left on', text: 'Seven days a week, and a reply within 24 hours.' },
  ],
};

export const explorer = {
  title: (count: number) => `${countedAreas(count)}, one skyline.`,
  lede: 'Choose a picture for its median price, walk score and what the streets are like.',
};

/** Words of the dialog that a neighborhood card opens. */
export const neighborhoodPopover = {
  label: 'Neighborhood',
  close: 'Close',
  medianPrice: 'Median price',
  walkScore: 'Walk score',
  outOf100: 'out of 100',
  keyFeatures: 'Key features',
  crimeRating: 'Crime rating',
  schoolRating: 'School rating',
  sampleTag: 'Sample',
  searchListings: { label: 'Search Listings', link: outbound.searchListings },
  readPage: (name: string) => `Read the ${name} page`,
  note: 'A rating is never our opinion: look it up in the linked public record.',
};

export const marketLedger = {
  title: 'The market, without the adjectives.',
  lede: 'Four figures worth knowing before you price or bid, and the year behind each of them.',
  changePeriod: 'over a year',
  cta: { label: 'Open Market Insights', link: '/market-insights' },
};

export const reviewsSection = {
  title: 'In their words',
  list: 'Testimonials',
  previous: 'Previous testimonials',
  next: 'Next testimonials',
  page: (number: number) => `Page ${number}`,
};
