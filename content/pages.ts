import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { countedAreas, countInWords, namesInWords } from '#domain/neighborhoods/area-words.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { readUploadedPicture } from '#domain/pictures/uploaded-picture.ts';
import { hero } from './home.ts';
import { breadcrumbs } from './navigation.ts';
import { neighborhoods } from './neighborhoods.ts';
import { sellPage } from './sell.ts';

/** What search engines, link previews and feeds show of a page. */
export interface Page {
  /** Its canonical path. */
  path: string;
  /** The names of the agent and the firm are appended if missing. */
  title: string;
  /** One or two sentences, 50 to 170 characters. */
  description: string;
  /** Breadcrumbs from home to this page, inclusive. Empty on the home page. */
  trail: { title: string; link: string }[];
  card: PageCard;
}

/** The picture of a link preview: 1200 x 630, made by `npm run cards`. */
export interface PageCard {
  name: string;
  /** A few words in italics above the title. */
  label: string;
  title: string;
  /** The end of the title, set in italics. */
  turn?: string;
  /** Name of a picture in content/pictures, or the address of an uploaded one. */
  picture: string;
  /** The alt text of an uploaded picture. */
  pictureAlt?: string;
}

/** The pages that do not depend on the store, in the order of the sitemap. */
export const pages = {
  home: {
    path: '/',
    title: `${agent.name} | In-town Charlotte homes | ${agent.firm}`,
    description: `${agent.name} and the team at ${agent.firm} buy and sell homes in ${namesInWords(neighborhoods)}.`,
    trail: [],
    card: { name: 'home', label: '', title: hero.title, turn: hero.titleTurn, picture: hero.image },
  },
  sell: {
    path: '/sell',
    title: 'Sell | The Stone Selling System',
    description: `How ${agent.name} and the team at ${agent.firm} price, prepare, present and close in-town Charlotte homes, with a free Seller's Guide.`,
    trail: [breadcrumbs.sell],
    card: {
      name: 'sell',
      label: sellPage.hero.label,
      title: 'Sold well is',
      turn: 'planned early.',
      picture: 'porch-light',
    },
  },
  reviews: {
    path: '/reviews',
    title: 'Reviews',
    description: `What buyers and sellers say about working with ${agent.name} of ${agent.firm}: 5.0 out of 5, based on 559 Google Reviews.`,
    trail: [breadcrumbs.reviews],
    card: {
      name: 'reviews',
      label: '5.0/5 based on 559 Google Reviews',
      title: 'Once the boxes',
      turn: 'are unpacked.',
      picture: 'fourth-ward',
    },
  },
  marketInsights: {
    path: '/market-insights',
    title: 'Market Insights',
    description:
      'Home prices, days on market, active listings and price per square foot in in-town Charlotte, with the source and date of every figure.',
    trail: [breadcrumbs.marketInsights],
    card: {
      name: 'market-insights',
      label: 'Market Insights',
      title: 'The market,',
      turn: 'without the adjectives.',
      picture: 'uptown',
    },
  },
  neighborhoods: {
    path: '/neighborhoods',
    title: 'In-town Charlotte neighborhoods',
    description: `Houses, streets, parks and trains of ${countInWords(neighborhoods.length)} Charlotte ${neighborhoods.length === 1 ? 'area' : 'areas'}, with median price and walk score.`,
    trail: [breadcrumbs.neighborhoods],
    card: {
      name: 'neighborhoods',
      label: 'The neighborhood guide',
      title: `${countedAreas(neighborhoods.length)},`,
      turn: 'one skyline.',
      picture: 'southend',
    },
  },
  compare: {
    path: '/compare',
    title: 'Compare homes',
    description:
      'Tick two or more in-town Charlotte homes and read price, size, lot, year and days on market side by side.',
    trail: [breadcrumbs.compare],
    card: {
      name: 'compare',
      label: 'Compare homes',
      title: 'Two or more,',
      turn: 'side by side.',
      picture: 'listing-townhouses',
    },
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: `Write to or call ${agent.name} of ${agent.firm} about in-town Charlotte homes. A reply within 24 hours, 7 days a week.`,
    trail: [breadcrumbs.contact],
    card: {
      name: 'contact',
      label: 'Available 7 days a week',
      title: 'Call, write or leave a note.',
      turn: 'A person answers.',
      picture: 'plaza-midwood',
    },
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: `What this website of ${agent.name}, ${agent.firm}, collects, why, who receives it and how to have it erased.`,
    trail: [breadcrumbs.privacy],
    card: {
      name: 'privacy',
      label: 'Privacy Policy',
      title: 'What we keep,',
      turn: 'and why.',
      picture: 'guide-cover',
    },
  },
} as const satisfies Record<string, Page>;

/** Used for a record that has no card of its own yet. */
export const fallbackCard: PageCard = {
  name: 'porchlight',
  label: '',
  title: 'In-town Charlotte homes,',
  turn: 'bought and sold with care.',
  picture: 'dilworth',
};

/** The page of one neighborhood. */
export function areaPage({ slug, name, image, imageAlt }: Neighborhood): Page {
  const path = `${pages.neighborhoods.path}/${slug}`;
  return {
    path,
    title: `${name} homes and market`,
    description: `Homes in ${name}: median price, days on market, active listings and what the streets are like. ${agent.atFirm}.`,
    trail: [breadcrumbs.neighborhoods, { title: name, link: path }],
    card: {
      name: `area-${slug}`,
      label: pages.neighborhoods.card.label,
      title: name,
      ...cardPicture(image, imageAlt),
    },
  };
}

/** The page of one guide. */
export function guideArticle({ slug, title, excerpt, image, imageAlt }: Guide): Page {
  const path = `/guides/${slug}`;
  return {
    path,
    title,
    description: excerpt,
    trail: [{ title, link: path }],
    card: {
      name: `guide-${slug}`,
      label: 'A guide to read on the way',
      title,
      ...cardPicture(image, imageAlt),
    },
  };
}

function cardPicture(picture: string, pictureAlt: string): Pick<PageCard, 'picture' | 'pictureAlt'> {
  return readUploadedPicture(picture) ? { picture, pictureAlt } : { picture };
}
