/** One page of each kind, for the benchmarks that go through the site. */
export const ROUTES = [
  '/',
  '/sell',
  '/reviews',
  '/market-insights',
  '/neighborhoods',
  '/neighborhoods/dilworth',
  '/guides/a-day-in-myers-park',
  '/contact',
  '/compare',
  '/privacy-policy',
];
