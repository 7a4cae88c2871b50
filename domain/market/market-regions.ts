/** A region in Zillow's files: names repeat across the country, so a neighborhood is identified with its city. */
export interface ZillowRegion {
  name: string;
  type: 'city' | 'neighborhood';
  /** Two-letter code. */
  state: string;
  /** For neighborhoods only. */
  city?: string;
}

/**
 * The names that publishers use for one of the site's neighborhoods, likeliest first. Rows of all other regions are
 * skipped.
 */
export interface MarketArea {
  /** A neighborhood's slug, or CITY. */
  area: string;
  /** Exactly as in Redfin's files: "Charlotte, NC - Dilworth". */
  redfin: string[];
  zillow: ZillowRegion[];
}

/** A publisher's region for one of the site's neighborhoods. */
export interface AreaRegion {
  /** A neighborhood's slug, or CITY. */
  area: string;
  name: string;
  /** Index among the names of its area: 0 for the likeliest. */
  place: number;
}
