/**
 * The routes whose answers may be kept and shown to everybody, each with the query parameters that change what it shows.
 * Nothing else is ever kept. Any other parameter (utm_*, gclid, …) is left out before the page is rendered.
 */
const KEPT_ROUTES: [route: string, ...parameters: string[]][] = [
  ['/'],
  ['/agent/[slug]'],
  ['/compare', 'homes', 'page'],
  ['/contact', 'interest', 'neighborhood', 'sent'],
  ['/guides/[slug]'],
  ['/market-insights', 'area', 'tab'],
  ['/neighborhoods', 'q'],
  ['/neighborhoods/[slug]'],
  ['/privacy'],
  ['/privacy-policy'],
  ['/reviews'],
  ['/sell', 'sent'],
  ['/guides.atom'],
  ['/llms.txt'],
  ['/manifest.webmanifest'],
  ['/robots.txt'],
  ['/sitemap.xml'],
];

/** A draft that somebody at the desk looks at. */
const PREVIEW_PARAMETER = 'preview';

/** The cookie of somebody who is signed in at the desk. */
const SESSION_COOKIE = /(?:^|;\s*)[\w.-]*session[\w.-]*=/i;

/**
 * The address under which the answer to a request may be kept: equal addresses show equal pages.
 * @returns a path with its query; null when the answer may not be kept
 */
export function keptAddress(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has(PREVIEW_PARAMETER) || SESSION_COOKIE.test(request.headers.get('cookie') ?? ''))
    return null;
  const path = plainPath(pathname);
  const route = PATTERNS.find(({ pattern }) => pattern.test(path));
  if (!route) return null;
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) if (route.parameters.includes(name)) query.append(name, value);
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

const PATTERNS = KEPT_ROUTES.map(([route, ...parameters]) => ({
  parameters,
  pattern: new RegExp(`^${route.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`),
}));

/** Letters, digits, `-`, `_` and `~`, which mean the same when they are percent-encoded (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

function plainPath(path: string): string {
  const decoded = path.replace(NEEDLESSLY_ENCODED, (encoded) => decodeURIComponent(encoded));
  return decoded.replace(/(?<=[^/])\/$/, '');
}
