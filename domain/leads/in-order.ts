/** Marks that turn the order of the letters after them (Unicode UAX #9, explicit embeddings, overrides and isolates). */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What a visitor typed, in the order in which it was typed: "gnp.exe" does not show as "exe.png" (CVE-2021-42574). Words of
 * a script that runs from right to left need none of these marks.
 */
export function inOrder(text: string): string {
  return text.replace(TURNING_MARKS, '');
}
