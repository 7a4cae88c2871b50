/** Reads one header of a request, by its lower-case name. */
export type ReadHeader = (name: string) => string | string[] | undefined;

/** What says of itself that nobody is looking: crawlers, link previews, monitors, browsers without a screen. Cubot makes phones. */
const PROGRAM = /(?<!cu)bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|externalhit|fetch|scan/i;

/**
 * Whether a request is a visitor's, as far as it tells: not a program's, not a page fetched ahead that may never be opened,
 * and not of somebody whose browser asks not to be tracked (Global Privacy Control, Do Not Track).
 */
export function isCounted(header: ReadHeader): boolean {
  if (header('sec-gpc') === '1' || header('dnt') === '1') return false;
  if (String(header('sec-purpose') ?? header('purpose') ?? '').includes('prefetch')) return false;
  const userAgent = String(header('user-agent') ?? '');
  return userAgent.startsWith('Mozilla/') && !PROGRAM.test(userAgent);
}
