/** The pages that are counted, by their files in site/pages/. */
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

/** The route of a page's address; null for what is no page. @param path without its query */
export function pageRoute(path: string): PageRoute | null {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.route ?? null;
}

const PATTERNS = PAGE_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^(?=/)${route.replace(/\/$/, '').replace(/\[\w+\]/g, '[^/]+')}/?$`),
}));
