const BEFORE_THREE_DIGITS = /(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g;

/**
 * "1,290,000", "1,234.5": a number as it is read in the US, of at most three decimals. Without Intl, whose first use holds up a
 * phone for a tenth of a second.
 */
export function grouped(value: number): string {
  return String(Math.round(value * 1_000) / 1_000).replace(BEFORE_THREE_DIGITS, ',');
}
