/**
 * Whether a calendar date exists; V8 parses February 31 as March 3.
 * @param text "2026-11-20"
 */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}
