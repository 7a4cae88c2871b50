/** One page of each kind. */
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
