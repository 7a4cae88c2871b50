import { marketPage } from '#content/market.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { INTERESTS } from '#domain/leads/lead.ts';
import { CITY } from '#domain/market/market-series.ts';

const AREAS = neighborhoods.map(({ slug }) => slug);
const TABS = marketPage.tabs.map(({ id }) => id);

/** More than any list of homes has today. */
const LIST_PAGES = Array.from({ length: 20 }, (_, index) => String(index + 1));

/**
 * The routes whose answers are the same for everybody, each with the query parameters that change what it shows, and the
 * values with which it is kept. Any other parameter (utm_*, gclid, …) is left out before the page is rendered; with any other
 * value, with one value twice, or with more than two areas to compare, the page is rendered each time: such addresses are too
 * many.
 */
const KEPT_ROUTES: [route: string, parameters?: Record<string, readonly string[]>][] = [
  ['/'],
  ['/agent/[slug]'],
  ['/compare', { homes: [], page: LIST_PAGES }],
  ['/contact', { interest: INTERESTS, neighborhood: AREAS, ask: ['report', 'tour'], sent: ['yes'] }],
  ['/guides/[slug]'],
  ['/market-insights', { area: [CITY, ...AREAS], tab: TABS }],
  ['/neighborhoods', { q: [] }],
  ['/neighborhoods/[slug]'],
  ['/privacy'],
  ['/privacy-policy'],
  ['/reviews'],
  ['/sell', { sent: ['yes'] }],
  ['/guides.atom'],
  ['/llms.txt'],
  ['/manifest.webmanifest'],
  ['/robots.txt'],
  ['/sitemap.xml'],
];

/** The only parameter that a form sends more than once: a visitor compares areas. */
const COMPARED = 'area';

/** A draft that somebody at the desk looks at. */
const PREVIEW_PARAMETER = 'preview';

/** The cookie of somebody who is signed in at the desk. */
const SESSION_COOKIE = /(?:^|;\s*)[\w.-]*session[\w.-]*=/i;

/** Requests for equal addresses are answered with equal pages. */
export interface SharedAddress {
  /** A path with its query. */
  address: string;
  isKept: boolean;
}

/** @returns null when the answer is for this request only */
export function sharedAddress(request: Request): SharedAddress | null {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has(PREVIEW_PARAMETER) || hasSession(request)) return null;
  const path = plainPath(pathname);
  const route = PATTERNS.find(({ pattern }) => pattern.test(path));
  if (!route) return null;
  const read = [...searchParams].filter(([name]) => Object.hasOwn(route.parameters, name));
  const query = new URLSearchParams(read);
  query.sort();
  return {
    address: query.size > 0 ? `${path}?${query}` : path,
    isKept: Object.entries(route.parameters).every(([name, kept]) =>
      areInOrder(query.getAll(name), kept, name === COMPARED ? 2 : 1),
    ),
  };
}

/** Whether somebody asks who is signed in at the desk. */
export function hasSession({ headers }: Request): boolean {
  return SESSION_COOKIE.test(headers.get('cookie') ?? '');
}

/** Whether values are worth keeping: as the form of a page sends them, and no more than `most`. */
function areInOrder(values: string[], kept: readonly string[], most: number): boolean {
  const places = values.map((value) => kept.indexOf(value));
  return places.length <= most && places.every((place, index) => place > (places[index - 1] ?? -1));
}

const PATTERNS = KEPT_ROUTES.map(([route, parameters = {}]) => ({
  parameters,
  pattern: new RegExp(`^${route.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`),
}));

/** Letters, digits, `-`, `_` and `~`, which mean the same when they are percent-encoded (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

function plainPath(path: string): string {
  const decoded = path.replace(NEEDLESSLY_ENCODED, (encoded) => decodeURIComponent(encoded));
  return decoded.replace(/(?<=[^/])\/$/, '');
}
