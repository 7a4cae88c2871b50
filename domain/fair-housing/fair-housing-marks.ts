import type { Mark } from '../desk/content.ts';

/** The phrases of a text that the Fair Housing Act may forbid in an advertisement, in order. None is known yet: every text passes. */
export function fairHousingMarks(_text: string): Omit<Mark, 'field'>[] {
  return [];
}
