/** The office's opening hours and price range for search engines (spec, section 1). */
export const office = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** Local time, 24 hours. */
  opens: '08:00',
  closes: '20:00',
  priceRange: '$$$',
  serviceRadiusMeters: 50_000,
} as const;
