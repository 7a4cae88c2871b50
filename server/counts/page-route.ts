/** The routes whose visits are counted: the pages in site/pages/. */
export const PAGE_ROUTES = [
  '/',
  '/agent/[slug]',
  '/compare',
  '/contact',
  '/guides/[slug]',
  '/market-insights',
  '/neighborhoods',
  '/neighborhoods/[slug]',
  '/privacy',
  '/privacy-policy',
  '/reviews',
  '/sell',
] as const;

export type PageRoute = (typeof PAGE_ROUTES)[number];

/** The route of a path; null if it is not a page. @param path without a query */
export function pageRoute(path: string): PageRoute | null {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.route ?? null;
}

const PATTERNS = PAGE_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^(?=/)${route.replace(/\/$/, '').replace(/\[\w+\]/g, '[^/]+')}/?$`),
}));
