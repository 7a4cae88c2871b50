const LONGEST_PATH = 300;

/**
 * The path of the page a request came from, '' when it does not say; nothing here is believed. Without the query, which
 * may hold what somebody typed.
 * @param referer the header
 */
export function referringPath(referer: string | undefined): string {
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, LONGEST_PATH) : '';
}
