/** "2026-11-01" is read as "November 2026": as precise as a figure's date needs to be beside it. */
export function figureDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}
