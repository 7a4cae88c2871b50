import { marketPage } from '#content/market.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { INTERESTS } from '#domain/leads/lead.ts';
import { CITY } from '#domain/market/market-series.ts';

const AREAS = neighborhoods.map(({ slug }) => slug);
const TABS = marketPage.tabs.map(({ id }) => id);

/** More pages than any list of homes has today. */
const LIST_PAGES = Array.from({ length: 20 }, (_, index) => String(index + 1));

/**
 * The routes whose responses are the same for all visitors, each with the query parameters that affect it and the values with
 * which it is cached. Other parameters (utm_*, gclid, …) are removed before the page is rendered. With other values, with
 * repeated values, or with more than two neighborhoods to compare, the page is not cached: there are too many such URLs.
 */
const CACHED_ROUTES: [route: string, parameters?: Record<string, readonly string[]>][] = [
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

/** The only parameter that a form sends more than once, to compare neighborhoods. */
const COMPARED = 'area';

/** Set in the desk's preview of a draft. */
const PREVIEW_PARAMETER = 'preview';

/** Requests with the same normalized URL get the same page. */
export interface NormalizedAddress {
  /** A path with its query. */
  address: string;
  isCacheable: boolean;
}

/** @returns null if the response is specific to this request */
export function normalizedAddress(request: Request): NormalizedAddress | null {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has(PREVIEW_PARAMETER)) return null;
  const path = normalizePath(pathname);
  const route = PATTERNS.find(({ pattern }) => pattern.test(path));
  if (!route) return null;
  const read = [...searchParams].filter(([name]) => Object.hasOwn(route.parameters, name));
  const query = new URLSearchParams(read);
  query.sort();
  return {
    address: query.size > 0 ? `${path}?${query}` : path,
    isCacheable: Object.entries(route.parameters).every(([name, kept]) =>
      areCacheable(query.getAll(name), kept, name === COMPARED ? 2 : 1),
    ),
  };
}

/** Whether the values are as the page's form sends them: known, in order, and at most `most`. */
function areCacheable(values: string[], kept: readonly string[], most: number): boolean {
  const places = values.map((value) => kept.indexOf(value));
  return places.length <= most && places.every((place, index) => place > (places[index - 1] ?? -1));
}

const PATTERNS = CACHED_ROUTES.map(([route, parameters = {}]) => ({
  parameters,
  pattern: new RegExp(`^${route.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`),
}));

/** Percent-encoded letters, digits, `-`, `_` and `~`, equivalent to the plain characters (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

function normalizePath(path: string): string {
  const decoded = path.replace(NEEDLESSLY_ENCODED, (encoded) => decodeURIComponent(encoded));
  return decoded.replace(/(?<=[^/])\/$/, '');
}
