const MAX_STARS = 5;

/** "{rating} out of 5 stars" and 4 give "4 out of 5 stars"; a rating outside 0 to 5 is clamped. */
export function starsLabel(rating: number, label: string): string {
  return label.replace('{rating}', String(Math.min(Math.max(rating, 0), MAX_STARS)));
}
