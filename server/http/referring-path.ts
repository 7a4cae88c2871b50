const MAX_PATH_LENGTH = 300;

/**
 * The path of a Referer header, '' if there is none. The query is dropped because it may contain user input.
 */
export function referringPath(referer: string | undefined): string {
  const path = URL.parse(referer ?? '')?.pathname ?? '';
  // The pathname of a URL without a host does not start with a slash; appended to the site's host, it would name another host.
  return path.startsWith('/') ? path.slice(0, MAX_PATH_LENGTH) : '';
}
