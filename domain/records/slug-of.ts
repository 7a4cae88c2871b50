/** "Two bedrooms near the Gold Line" -> "two-bedrooms-near-the-gold-line" */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/** The slug, or else the first of "slug-2", "slug-3" and so on that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let next = 2; taken.has(free); next += 1) free = `${slug}-${next}`;
  return free;
}
