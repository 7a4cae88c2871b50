import type { Neighborhood } from './neighborhood.ts';

/** The ratings on a neighborhood's card, formatted for display. */
export interface CardRatings {
  /** "85", "0" or "N/A". */
  walkScore: string;
  crimeRating: string;
  schoolRating: string;
}

type Rated = Partial<Pick<Neighborhood, 'walkScore' | 'crimeRating' | 'schoolRating'>>;

/** Uses the spec's defaults for missing values (section 5): a walk score of 0 is a score, not a missing one. */
export function cardRatings({ walkScore, crimeRating, schoolRating }: Rated): CardRatings {
  return {
    walkScore: walkScore == null ? 'N/A' : String(walkScore),
    crimeRating: crimeRating || 'Low',
    schoolRating: schoolRating || 'A',
  };
}
