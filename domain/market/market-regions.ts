/** A row of Zillow's files: names repeat across the country, so a neighborhood is named with its city. */
export interface ZillowRegion {
  name: string;
  type: 'city' | 'neighborhood';
  /** Two letters. */
  state: string;
  /** Of a neighborhood. */
  city?: string;
}

/** What publishers call one of our areas, likeliest first. A row of any other region is none of ours. */
export interface MarketArea {
  /** A neighborhood's slug, or CITY. */
  area: string;
  /** Exactly as Redfin writes it: "Charlotte, NC - Dilworth". */
  redfin: string[];
  zillow: ZillowRegion[];
}

/** A region of a publisher's that is one of our areas. */
export interface AreaRegion {
  /** A neighborhood's slug, or CITY. */
  area: string;
  name: string;
  /** Among what its area is called: 0 for the likeliest. */
  place: number;
}
