// Written by make-cards.ts: run `npm run cards`, do not edit.
import type { CardFile } from './card-of.ts';

export const cardFiles: Record<string, CardFile> = {
  porchlight: {
    url: '/cards/porchlight.8eac8535.jpg',
    title: 'In-town Charlotte homes,',
    picture: 'dilworth',
  },
  home: {
    url: '/cards/home.98cd6ee1.jpg',
    title: 'In-town Charlotte living,',
    picture: 'hero',
  },
  sell: {
    url: '/cards/sell.c08970f1.jpg',
    title: 'Sold well is',
    picture: 'porch-light',
  },
  reviews: {
    url: '/cards/reviews.5d8bfdbc.jpg',
    title: 'Once the boxes',
    picture: 'fourth-ward',
  },
  'market-insights': {
    url: '/cards/market-insights.506a69d4.jpg',
    title: 'The market,',
    picture: 'uptown',
  },
  neighborhoods: {
    url: '/cards/neighborhoods.0df93e1b.jpg',
    title: 'Eight neighborhoods,',
    picture: 'southend',
  },
  compare: {
    url: '/cards/compare.599941af.jpg',
    title: 'Two or more,',
    picture: 'listing-townhouses',
  },
  contact: {
    url: '/cards/contact.6f9cd9d7.jpg',
    title: 'Call, write or leave a note.',
    picture: 'plaza-midwood',
  },
  privacy: {
    url: '/cards/privacy.62b2bf1b.jpg',
    title: 'What we keep,',
    picture: 'guide-cover',
  },
  'area-dilworth': {
    url: '/cards/area-dilworth.9f89d716.jpg',
    title: 'Dilworth',
    picture: 'dilworth',
  },
  'area-fourth-ward': {
    url: '/cards/area-fourth-ward.c3706d13.jpg',
    title: 'Fourth Ward',
    picture: 'fourth-ward',
  },
  'area-noda': {
    url: '/cards/area-noda.95081853.jpg',
    title: 'NoDa',
    picture: 'noda',
  },
  'area-southend': {
    url: '/cards/area-southend.914f4cb4.jpg',
    title: 'SouthEnd',
    picture: 'southend',
  },
  'area-plaza-midwood': {
    url: '/cards/area-plaza-midwood.e85e76af.jpg',
    title: 'Plaza Midwood',
    picture: 'plaza-midwood',
  },
  'area-myers-park': {
    url: '/cards/area-myers-park.566f20b9.jpg',
    title: 'Myers Park',
    picture: 'myers-park',
  },
  'area-uptown': {
    url: '/cards/area-uptown.6c824c52.jpg',
    title: 'Uptown',
    picture: 'uptown',
  },
  'area-lake-norman': {
    url: '/cards/area-lake-norman.ca6fc544.jpg',
    title: 'Lake Norman',
    picture: 'lake-norman',
  },
  'guide-a-day-in-myers-park': {
    url: '/cards/guide-a-day-in-myers-park.c11e14a4.jpg',
    title: 'A day in Myers Park',
    picture: 'myers-park',
  },
  'guide-selling-a-home-in-charlotte': {
    url: '/cards/guide-selling-a-home-in-charlotte.af9b4bb7.jpg',
    title: 'Selling a home in Charlotte',
    picture: 'porch-light',
  },
  'guide-first-time-buyers-path-in-north-carolina': {
    url: '/cards/guide-first-time-buyers-path-in-north-carolina.57e1e957.jpg',
    title: "The first-time buyer's path in North Carolina",
    picture: 'listing-bungalow',
  },
  'guide-living-along-the-light-rail': {
    url: '/cards/guide-living-along-the-light-rail.9d657e66.jpg',
    title: 'Living along the light rail',
    picture: 'southend',
  },
};
