// Written by make-cards.ts: run `npm run cards`, do not edit.
import type { CardFile } from './card-of.ts';

export const cardFiles: Record<string, CardFile> = {
  porchlight: {
    url: '/cards/porchlight.a0813e1d.jpg',
    title: 'In-town Charlotte homes,',
    picture: 'dilworth',
  },
  home: {
    url: '/cards/home.00531f16.jpg',
    title: 'In-town Charlotte living,',
    picture: 'hero',
  },
  sell: {
    url: '/cards/sell.f4de865b.jpg',
    title: 'Sold well is',
    picture: 'porch-light',
  },
  reviews: {
    url: '/cards/reviews.9ea7d343.jpg',
    title: 'Once the boxes',
    picture: 'fourth-ward',
  },
  'market-insights': {
    url: '/cards/market-insights.cb09ea96.jpg',
    title: 'The market,',
    picture: 'uptown',
  },
  neighborhoods: {
    url: '/cards/neighborhoods.de43e80b.jpg',
    title: 'Eight neighborhoods,',
    picture: 'southend',
  },
  compare: {
    url: '/cards/compare.b6577404.jpg',
    title: 'Two or more,',
    picture: 'listing-townhouses',
  },
  contact: {
    url: '/cards/contact.4619d43b.jpg',
    title: 'Call, write or leave a note.',
    picture: 'plaza-midwood',
  },
  privacy: {
    url: '/cards/privacy.e8b07edd.jpg',
    title: 'What we keep,',
    picture: 'guide-cover',
  },
  'area-dilworth': {
    url: '/cards/area-dilworth.778f11bb.jpg',
    title: 'Dilworth',
    picture: 'dilworth',
  },
  'area-fourth-ward': {
    url: '/cards/area-fourth-ward.8f2eb8fd.jpg',
    title: 'Fourth Ward',
    picture: 'fourth-ward',
  },
  'area-noda': {
    url: '/cards/area-noda.c003be63.jpg',
    title: 'NoDa',
    picture: 'noda',
  },
  'area-southend': {
    url: '/cards/area-southend.f564a84c.jpg',
    title: 'SouthEnd',
    picture: 'southend',
  },
  'area-plaza-midwood': {
    url: '/cards/area-plaza-midwood.b508b462.jpg',
    title: 'Plaza Midwood',
    picture: 'plaza-midwood',
  },
  'area-myers-park': {
    url: '/cards/area-myers-park.37dd988b.jpg',
    title: 'Myers Park',
    picture: 'myers-park',
  },
  'area-uptown': {
    url: '/cards/area-uptown.e86d86ac.jpg',
    title: 'Uptown',
    picture: 'uptown',
  },
  'area-lake-norman': {
    url: '/cards/area-lake-norman.3d659ded.jpg',
    title: 'Lake Norman',
    picture: 'lake-norman',
  },
  'guide-a-day-in-myers-park': {
    url: '/cards/guide-a-day-in-myers-park.b66d000c.jpg',
    title: 'A day in Myers Park',
    picture: 'myers-park',
  },
  'guide-selling-a-home-in-charlotte': {
    url: '/cards/guide-selling-a-home-in-charlotte.cf918352.jpg',
    title: 'Selling a home in Charlotte',
    picture: 'porch-light',
  },
  'guide-first-time-buyers-path-in-north-carolina': {
    url: '/cards/guide-first-time-buyers-path-in-north-carolina.7d4483e2.jpg',
    title: "The first-time buyer's path in North Carolina",
    picture: 'listing-bungalow',
  },
  'guide-living-along-the-light-rail': {
    url: '/cards/guide-living-along-the-light-rail.618bc6c9.jpg',
    title: 'Living along the light rail',
    picture: 'southend',
  },
};
