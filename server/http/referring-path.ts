const LONGEST_PATH = 300;

/**
 * The path of the page a request came from, '' when it does not say; nothing here is believed. Without the query, which
 * may hold what somebody typed.
 * @param referer the header
 */
export function referringPath(referer: string | undefined): string {
  const path = URL.parse(referer ?? '')?.pathname ?? '';
  // Of a scheme without hosts it is no path, and could be read as one's own host with more behind it.
  return path.startsWith('/') ? path.slice(0, LONGEST_PATH) : '';
}
