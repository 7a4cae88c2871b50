// Written by make-cards.ts: run `npm run cards`, do not edit.
import type { CardFile } from './link-preview.ts';

export const cardFiles: Record<string, CardFile> = {
  porchlight: {
    url: '/cards/porchlight.a5fdcbd6.jpg',
    title: 'In-town Charlotte homes,',
    picture: 'dilworth',
  },
  home: {
    url: '/cards/home.e2f32b33.jpg',
    title: 'In-town Charlotte living,',
    picture: 'hero',
  },
  sell: {
    url: '/cards/sell.973f1ce8.jpg',
    title: 'Sold well is',
    picture: 'porch-light',
  },
  reviews: {
    url: '/cards/reviews.d06d7e86.jpg',
    title: 'Once the boxes',
    picture: 'fourth-ward',
  },
  'market-insights': {
    url: '/cards/market-insights.1e92fbe6.jpg',
    title: 'The market,',
    picture: 'uptown',
  },
  neighborhoods: {
    url: '/cards/neighborhoods.1a9e3bdb.jpg',
    title: 'Eight neighborhoods,',
    picture: 'southend',
  },
  compare: {
    url: '/cards/compare.49a51f5d.jpg',
    title: 'Two or more,',
    picture: 'listing-townhouses',
  },
  contact: {
    url: '/cards/contact.6756d668.jpg',
    title: 'Call, write or leave a note.',
    picture: 'plaza-midwood',
  },
  privacy: {
    url: '/cards/privacy.3a799599.jpg',
    title: 'What we keep,',
    picture: 'guide-cover',
  },
  'area-dilworth': {
    url: '/cards/area-dilworth.eb021cef.jpg',
    title: 'Dilworth',
    picture: 'dilworth',
  },
  'area-fourth-ward': {
    url: '/cards/area-fourth-ward.97da12bd.jpg',
    title: 'Fourth Ward',
    picture: 'fourth-ward',
  },
  'area-noda': {
    url: '/cards/area-noda.535a57ff.jpg',
    title: 'NoDa',
    picture: 'noda',
  },
  'area-southend': {
    url: '/cards/area-southend.a34b23a5.jpg',
    title: 'SouthEnd',
    picture: 'southend',
  },
  'area-plaza-midwood': {
    url: '/cards/area-plaza-midwood.b542af16.jpg',
    title: 'Plaza Midwood',
    picture: 'plaza-midwood',
  },
  'area-myers-park': {
    url: '/cards/area-myers-park.485c91a4.jpg',
    title: 'Myers Park',
    picture: 'myers-park',
  },
  'area-uptown': {
    url: '/cards/area-uptown.7b06739c.jpg',
    title: 'Uptown',
    picture: 'uptown',
  },
  'area-lake-norman': {
    url: '/cards/area-lake-norman.2cf78288.jpg',
    title: 'Lake Norman',
    picture: 'lake-norman',
  },
  'guide-a-day-in-myers-park': {
    url: '/cards/guide-a-day-in-myers-park.2bc0641a.jpg',
    title: 'A day in Myers Park',
    picture: 'myers-park',
  },
  'guide-selling-a-home-in-charlotte': {
    url: '/cards/guide-selling-a-home-in-charlotte.c82c7d6e.jpg',
    title: 'Selling a home in Charlotte',
    picture: 'porch-light',
  },
  'guide-first-time-buyers-path-in-north-carolina': {
    url: '/cards/guide-first-time-buyers-path-in-north-carolina.86c77416.jpg',
    title: "The first-time buyer's path in North Carolina",
    picture: 'listing-bungalow',
  },
  'guide-living-along-the-light-rail': {
    url: '/cards/guide-living-along-the-light-rail.36d6a063.jpg',
    title: 'Living along the light rail',
    picture: 'southend',
  },
};
