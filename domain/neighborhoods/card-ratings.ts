import type { Neighborhood } from './neighborhood.ts';

/** What a neighborhood's card says of it, each value ready to read. */
export interface CardRatings {
  /** "85", "0" or "N/A". */
  walkScore: string;
  crimeRating: string;
  schoolRating: string;
}

type Rated = Partial<Pick<Neighborhood, 'walkScore' | 'crimeRating' | 'schoolRating'>>;

/** The spec's stand-ins for what is missing (section 5): a walk score of 0 is a score, not a gap. */
export function cardRatings({ walkScore, crimeRating, schoolRating }: Rated): CardRatings {
  return {
    walkScore: walkScore == null ? 'N/A' : String(walkScore),
    crimeRating: crimeRating || 'Low',
    schoolRating: schoolRating || 'A',
  };
}
