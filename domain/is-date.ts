/** Whether there is such a day; V8 takes February 31 for March 3. @param text "2026-11-20" */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}
