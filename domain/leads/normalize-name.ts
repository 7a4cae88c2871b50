/** Normalizes a name for comparison: Unicode form, white space, case and invisible characters. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
