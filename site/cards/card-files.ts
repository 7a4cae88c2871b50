// Written by make-cards.ts: run `npm run cards`, do not edit.
import type { CardFile } from './card-of.ts';

export const cardFiles: Record<string, CardFile> = {
  porchlight: {
    url: '/cards/porchlight.6bf98aca.jpg',
    title: 'In-town Charlotte homes,',
    picture: 'dilworth',
  },
  home: {
    url: '/cards/home.c077f679.jpg',
    title: 'In-town Charlotte living,',
    picture: 'hero',
  },
  sell: {
    url: '/cards/sell.bce31297.jpg',
    title: 'Sold well is',
    picture: 'porch-light',
  },
  reviews: {
    url: '/cards/reviews.2e704bad.jpg',
    title: 'Once the boxes',
    picture: 'fourth-ward',
  },
  'market-insights': {
    url: '/cards/market-insights.b6a6d8bc.jpg',
    title: 'The market,',
    picture: 'uptown',
  },
  neighborhoods: {
    url: '/cards/neighborhoods.7bad5e61.jpg',
    title: 'Eight neighborhoods,',
    picture: 'southend',
  },
  compare: {
    url: '/cards/compare.e1758d66.jpg',
    title: 'Two or more,',
    picture: 'listing-townhouses',
  },
  contact: {
    url: '/cards/contact.fa7f064d.jpg',
    title: 'Call, write or leave a note.',
    picture: 'plaza-midwood',
  },
  privacy: {
    url: '/cards/privacy.93d28461.jpg',
    title: 'What we keep,',
    picture: 'guide-cover',
  },
  'area-dilworth': {
    url: '/cards/area-dilworth.b8dd9eb5.jpg',
    title: 'Dilworth',
    picture: 'dilworth',
  },
  'area-fourth-ward': {
    url: '/cards/area-fourth-ward.576e1730.jpg',
    title: 'Fourth Ward',
    picture: 'fourth-ward',
  },
  'area-noda': {
    url: '/cards/area-noda.cae60be4.jpg',
    title: 'NoDa',
    picture: 'noda',
  },
  'area-southend': {
    url: '/cards/area-southend.9842062d.jpg',
    title: 'SouthEnd',
    picture: 'southend',
  },
  'area-plaza-midwood': {
    url: '/cards/area-plaza-midwood.5806ec3d.jpg',
    title: 'Plaza Midwood',
    picture: 'plaza-midwood',
  },
  'area-myers-park': {
    url: '/cards/area-myers-park.ca21356a.jpg',
    title: 'Myers Park',
    picture: 'myers-park',
  },
  'area-uptown': {
    url: '/cards/area-uptown.4082d170.jpg',
    title: 'Uptown',
    picture: 'uptown',
  },
  'area-lake-norman': {
    url: '/cards/area-lake-norman.f9a2ff35.jpg',
    title: 'Lake Norman',
    picture: 'lake-norman',
  },
  'guide-a-day-in-myers-park': {
    url: '/cards/guide-a-day-in-myers-park.c1ea5721.jpg',
    title: 'A day in Myers Park',
    picture: 'myers-park',
  },
  'guide-selling-a-home-in-charlotte': {
    url: '/cards/guide-selling-a-home-in-charlotte.bdb3aa81.jpg',
    title: 'Selling a home in Charlotte',
    picture: 'porch-light',
  },
  'guide-first-time-buyers-path-in-north-carolina': {
    url: '/cards/guide-first-time-buyers-path-in-north-carolina.3615c419.jpg',
    title: "The first-time buyer's path in North Carolina",
    picture: 'listing-bungalow',
  },
  'guide-living-along-the-light-rail': {
    url: '/cards/guide-living-along-the-light-rail.61396642.jpg',
    title: 'Living along the light rail',
    picture: 'southend',
  },
};
