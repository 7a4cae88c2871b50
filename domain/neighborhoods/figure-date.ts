/** "2026-11-01" is read as "November 2026", or as a locale writes it: as precise as a figure's date needs to be beside it. */
export function figureDate(isoDate: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}
