/** Formats "2026-11-01" as "November 2026", or as the locale does: the date of a figure needs no day. */
export function figureDate(isoDate: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}
