/** Where a figure comes from. Nothing is shown without it (G.S. 93A-6); `sample` says it was made up by us. */
export interface FigureSource {
  sample: boolean;
  /** The publisher's name, or "Sample figures". */
  name: string;
  /** ISO date (YYYY-MM-DD) the figure speaks of. */
  asOf: string;
}

/** One of the eight in-town areas. Money is in whole US dollars; scores run from 0 to 100. */
export interface Neighborhood {
  id: number;
  slug: string;
  name: string;
  /** Two or three words under the name on a card: "Historic bungalows". */
  tagline: string;
  description: string;
  medianPrice: number | null;
  walkScore: number | null;
  transitScore: number | null;
  bikeScore: number | null;
  crimeRating: string | null;
  schoolRating: string | null;
  /** Name of a picture in content/pictures. */
  image: string;
  keyFeatures: string[];
  highlights: string[];
  marketData: { medianPrice: number; averageDays: number; inventory: number };
  /** Slugs of the next areas by street, train or highway; each names the other in turn. */
  neighbors: string[];
  source: FigureSource;
}
