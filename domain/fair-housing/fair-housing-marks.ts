import type { Mark } from '../desk/content.ts';

/** The phrases of a text that the Fair Housing Act may forbid in an advertisement, in their order. */
export function fairHousingMarks(_text: string): Omit<Mark, 'field'>[] {
  return [];
}
