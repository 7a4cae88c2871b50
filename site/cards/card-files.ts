// Written by make-cards.ts: run `npm run cards`, do not edit.
import type { CardFile } from './card-of.ts';

export const cardFiles: Record<string, CardFile> = {
  'porchlight': {"url":"/cards/porchlight.b8e3658b.jpg","title":"In-town Charlotte homes,","picture":"dilworth"},
  'home': {"url":"/cards/home.a36f7c4b.jpg","title":"In-town Charlotte living,","picture":"hero"},
  'sell': {"url":"/cards/sell.e9810595.jpg","title":"Sold well is","picture":"porch-light"},
  'reviews': {"url":"/cards/reviews.38e0bf1a.jpg","title":"Once the boxes","picture":"fourth-ward"},
  'market-insights': {"url":"/cards/market-insights.6281b161.jpg","title":"The market,","picture":"uptown"},
  'neighborhoods': {"url":"/cards/neighborhoods.87c81c6d.jpg","title":"Eight neighborhoods,","picture":"southend"},
  'compare': {"url":"/cards/compare.0a9bab8f.jpg","title":"Two or more,","picture":"listing-townhouses"},
  'contact': {"url":"/cards/contact.db28d868.jpg","title":"Call, write or leave a note.","picture":"plaza-midwood"},
  'privacy': {"url":"/cards/privacy.501db4f4.jpg","title":"What we keep,","picture":"guide-cover"},
  'area-dilworth': {"url":"/cards/area-dilworth.3b266523.jpg","title":"Dilworth","picture":"dilworth"},
  'area-fourth-ward': {"url":"/cards/area-fourth-ward.7fc73f2e.jpg","title":"Fourth Ward","picture":"fourth-ward"},
  'area-noda': {"url":"/cards/area-noda.91cfb82e.jpg","title":"NoDa","picture":"noda"},
  'area-southend': {"url":"/cards/area-southend.6fd1e2de.jpg","title":"SouthEnd","picture":"southend"},
  'area-plaza-midwood': {"url":"/cards/area-plaza-midwood.0b37cfc1.jpg","title":"Plaza Midwood","picture":"plaza-midwood"},
  'area-myers-park': {"url":"/cards/area-myers-park.bafc2755.jpg","title":"Myers Park","picture":"myers-park"},
  'area-uptown': {"url":"/cards/area-uptown.58bbe988.jpg","title":"Uptown","picture":"uptown"},
  'area-lake-norman': {"url":"/cards/area-lake-norman.ecd5d920.jpg","title":"Lake Norman","picture":"lake-norman"},
  'guide-a-day-in-myers-park': {"url":"/cards/guide-a-day-in-myers-park.ebd09ab7.jpg","title":"A day in Myers Park","picture":"myers-park"},
  'guide-selling-a-home-in-charlotte': {"url":"/cards/guide-selling-a-home-in-charlotte.b5f7d692.jpg","title":"Selling a home in Charlotte","picture":"porch-light"},
  'guide-first-time-buyers-path-in-north-carolina': {"url":"/cards/guide-first-time-buyers-path-in-north-carolina.825a8dc9.jpg","title":"The first-time buyer's path in North Carolina","picture":"listing-bungalow"},
  'guide-living-along-the-light-rail': {"url":"/cards/guide-living-along-the-light-rail.2a386366.jpg","title":"Living along the light rail","picture":"southend"},
};
