/** A name as it is compared: however it was encoded, spaced and capitalized, and without marks that cannot be seen. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
