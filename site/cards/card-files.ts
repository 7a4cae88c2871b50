// Written by make-cards.ts: run `npm run cards`, do not edit.
import type { CardFile } from './card-of.ts';

export const cardFiles: Record<string, CardFile> = {
  porchlight: {
    url: '/cards/porchlight.b6d029ab.jpg',
    title: 'In-town Charlotte homes,',
    picture: 'dilworth',
  },
  home: {
    url: '/cards/home.6523bc66.jpg',
    title: 'In-town Charlotte living,',
    picture: 'hero',
  },
  sell: {
    url: '/cards/sell.802cd301.jpg',
    title: 'Sold well is',
    picture: 'porch-light',
  },
  reviews: {
    url: '/cards/reviews.24016583.jpg',
    title: 'Once the boxes',
    picture: 'fourth-ward',
  },
  'market-insights': {
    url: '/cards/market-insights.6999899d.jpg',
    title: 'The market,',
    picture: 'uptown',
  },
  neighborhoods: {
    url: '/cards/neighborhoods.d624786a.jpg',
    title: 'Eight neighborhoods,',
    picture: 'southend',
  },
  compare: {
    url: '/cards/compare.69a0e17d.jpg',
    title: 'Two or more,',
    picture: 'listing-townhouses',
  },
  contact: {
    url: '/cards/contact.9eba1342.jpg',
    title: 'Call, write or leave a note.',
    picture: 'plaza-midwood',
  },
  privacy: {
    url: '/cards/privacy.551e72dd.jpg',
    title: 'What we keep,',
    picture: 'guide-cover',
  },
  'area-dilworth': {
    url: '/cards/area-dilworth.d1305c86.jpg',
    title: 'Dilworth',
    picture: 'dilworth',
  },
  'area-fourth-ward': {
    url: '/cards/area-fourth-ward.9a533100.jpg',
    title: 'Fourth Ward',
    picture: 'fourth-ward',
  },
  'area-noda': {
    url: '/cards/area-noda.ab45f7ec.jpg',
    title: 'NoDa',
    picture: 'noda',
  },
  'area-southend': {
    url: '/cards/area-southend.7d41d2ab.jpg',
    title: 'SouthEnd',
    picture: 'southend',
  },
  'area-plaza-midwood': {
    url: '/cards/area-plaza-midwood.0dc1dd4a.jpg',
    title: 'Plaza Midwood',
    picture: 'plaza-midwood',
  },
  'area-myers-park': {
    url: '/cards/area-myers-park.85f8a4ad.jpg',
    title: 'Myers Park',
    picture: 'myers-park',
  },
  'area-uptown': {
    url: '/cards/area-uptown.1d0c21f9.jpg',
    title: 'Uptown',
    picture: 'uptown',
  },
  'area-lake-norman': {
    url: '/cards/area-lake-norman.b71b575a.jpg',
    title: 'Lake Norman',
    picture: 'lake-norman',
  },
  'guide-a-day-in-myers-park': {
    url: '/cards/guide-a-day-in-myers-park.e70e3025.jpg',
    title: 'A day in Myers Park',
    picture: 'myers-park',
  },
  'guide-selling-a-home-in-charlotte': {
    url: '/cards/guide-selling-a-home-in-charlotte.e7d2e86b.jpg',
    title: 'Selling a home in Charlotte',
    picture: 'porch-light',
  },
  'guide-first-time-buyers-path-in-north-carolina': {
    url: '/cards/guide-first-time-buyers-path-in-north-carolina.40a126ff.jpg',
    title: "The first-time buyer's path in North Carolina",
    picture: 'listing-bungalow',
  },
  'guide-living-along-the-light-rail': {
    url: '/cards/guide-living-along-the-light-rail.f0b529d5.jpg',
    title: 'Living along the light rail',
    picture: 'southend',
  },
};
