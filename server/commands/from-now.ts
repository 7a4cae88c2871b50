/** Formats how far a due time is from `now`: "in 3 h", "2 days ago". */
export function fromNow(iso: string, now: Date): string {
  const minutes = Math.round((Date.parse(iso) - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const amount =
    size < 90
      ? `${size} min`
      : size < 48 * 60
        ? `${Math.round(size / 60)} h`
        : `${Math.round(size / 1440)} days`;
  return minutes < 0 ? `${amount} ago` : `in ${amount}`;
}
