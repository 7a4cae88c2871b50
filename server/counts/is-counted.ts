/** Reads a request header by its lowercase name. */
export type ReadHeader = (name: string) => string | string[] | undefined;

/** User agents of crawlers, link previews, monitors and headless browsers. Cubot is a maker of phones. */
const PROGRAM = /(?<!cu)bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|externalhit|fetch|scan/i;

/**
 * Whether to count a request. Programs, prefetches, and visitors whose browser asks not to be tracked (Global Privacy
 * Control, Do Not Track) are not counted.
 */
export function isCounted(header: ReadHeader): boolean {
  if (header('sec-gpc') === '1' || header('dnt') === '1') return false;
  if (String(header('sec-purpose') ?? header('purpose') ?? '').includes('prefetch')) return false;
  const userAgent = String(header('user-agent') ?? '');
  return userAgent.startsWith('Mozilla/') && !PROGRAM.test(userAgent);
}
