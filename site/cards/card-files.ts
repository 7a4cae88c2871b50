// Written by make-cards.ts: run `npm run cards`, do not edit.
import type { CardFile } from './card-of.ts';

export const cardFiles: Record<string, CardFile> = {
  porchlight: {
    url: '/cards/porchlight.72974d29.jpg',
    title: 'In-town Charlotte homes,',
    picture: 'dilworth',
  },
  home: { url: '/cards/home.2f40c2bc.jpg', title: 'In-town Charlotte living,', picture: 'hero' },
  sell: { url: '/cards/sell.57843c9a.jpg', title: 'Sold well is', picture: 'porch-light' },
  reviews: { url: '/cards/reviews.f076d1d9.jpg', title: 'Once the boxes', picture: 'fourth-ward' },
  'market-insights': { url: '/cards/market-insights.8bdbc108.jpg', title: 'The market,', picture: 'uptown' },
  neighborhoods: {
    url: '/cards/neighborhoods.1027ab9f.jpg',
    title: 'Eight neighborhoods,',
    picture: 'southend',
  },
  compare: { url: '/cards/compare.4e4ee09e.jpg', title: 'Two or more,', picture: 'listing-townhouses' },
  contact: {
    url: '/cards/contact.e94f41dd.jpg',
    title: 'Call, write or leave a note.',
    picture: 'plaza-midwood',
  },
  privacy: { url: '/cards/privacy.0cba9d13.jpg', title: 'What we keep,', picture: 'guide-cover' },
  'area-dilworth': { url: '/cards/area-dilworth.4d8d0d93.jpg', title: 'Dilworth', picture: 'dilworth' },
  'area-fourth-ward': {
    url: '/cards/area-fourth-ward.69724460.jpg',
    title: 'Fourth Ward',
    picture: 'fourth-ward',
  },
  'area-noda': { url: '/cards/area-noda.45ebf21a.jpg', title: 'NoDa', picture: 'noda' },
  'area-southend': { url: '/cards/area-southend.7022ef27.jpg', title: 'SouthEnd', picture: 'southend' },
  'area-plaza-midwood': {
    url: '/cards/area-plaza-midwood.38bbef1a.jpg',
    title: 'Plaza Midwood',
    picture: 'plaza-midwood',
  },
  'area-myers-park': {
    url: '/cards/area-myers-park.726b0af1.jpg',
    title: 'Myers Park',
    picture: 'myers-park',
  },
  'area-uptown': { url: '/cards/area-uptown.8afb779c.jpg', title: 'Uptown', picture: 'uptown' },
  'area-lake-norman': {
    url: '/cards/area-lake-norman.3736c63d.jpg',
    title: 'Lake Norman',
    picture: 'lake-norman',
  },
  'guide-a-day-in-myers-park': {
    url: '/cards/guide-a-day-in-myers-park.1aa11fb3.jpg',
    title: 'A day in Myers Park',
    picture: 'myers-park',
  },
  'guide-selling-a-home-in-charlotte': {
    url: '/cards/guide-selling-a-home-in-charlotte.2822f070.jpg',
    title: 'Selling a home in Charlotte',
    picture: 'porch-light',
  },
  'guide-first-time-buyers-path-in-north-carolina': {
    url: '/cards/guide-first-time-buyers-path-in-north-carolina.7b6ba5ea.jpg',
    title: "The first-time buyer's path in North Carolina",
    picture: 'listing-bungalow',
  },
  'guide-living-along-the-light-rail': {
    url: '/cards/guide-living-along-the-light-rail.dcaa191c.jpg',
    title: 'Living along the light rail',
    picture: 'southend',
  },
};
