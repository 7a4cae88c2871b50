import type { Range } from './price-range.ts';

const DAYS_OF_A_WEEK = 7;
/** Points by which a score may miss the one it is to be about. */
const NEAR = 5;

/** Limits of a change: "more than 5%" is 0.05 at least. null when there are none. */
export function changeRange(plain: string): Range | null {
  const found =
    /(?<comparison>over|above|more than|at least|greater than|exceeding|mas de|under|below|less than|at most|menos de) (?<value>\d+(?:\.\d+)?) ?(?:%|percent|por ciento)/.exec(
      plain,
    )?.groups;
  if (!found) return null;
  const value = Number(found.value) / 100;
  return /under|below|less|most|menos/.test(found.comparison ?? '') ? { max: value } : { min: value };
}

/** Limits of a score, of days or of listings: "walk score above 80", "under 15 days". null when there are none. */
export function scoreRange(plain: string): Range | null {
  const found =
    /(?<comparison>over|above|more than|at least|higher than|greater than|better than|exceeding|min(?:imum)?(?: of)?|mas de|sobre|arriba de|mayor (?:a|que|de)|al menos|under|below|less than|lower than|fewer than|at most|menos de|menor (?:a|que|de)|por debajo de) (?:a )?(?:walk |transit |bike )?(?:score |puntaje )?(?:of |de )?(?<value>\d{1,3})(?!\d|k| ?(?:thousand|mil\b|million|bed|bath))(?<weeks> weeks?\b| semanas?\b)?/.exec(
      plain,
    )?.groups;
  if (!found) {
    const near = /score (?:of |is )?(?:around|about|near|close to) (\d{2,3})\b/.exec(plain);
    if (near) return { min: Number(near[1]) - NEAR, max: Number(near[1]) + NEAR };
    const plus = /(?:score|days)\D{0,12}(\d{2,3}) ?(?:\+|or (?:higher|more|above|better)|plus)/.exec(plain);
    return plus ? { min: Number(plus[1]) } : null;
  }
  const value = Number(found.value) * (found.weeks ? DAYS_OF_A_WEEK : 1);
  const comparison = found.comparison ?? '';
  // A whole number "under 15" is 14 at most; "at most 15" holds 15.
  const beyond = /at least|at most|min|al menos/.test(comparison) ? 0 : 1;
  return /under|below|less|lower|fewer|most|menos|menor|debajo/.test(comparison.replace('al menos', ''))
    ? { max: value - beyond }
    : { min: value + beyond };
}
