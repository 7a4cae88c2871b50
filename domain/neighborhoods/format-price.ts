/**
 * A price in short format: "$1.40M" from a million dollars up, "$408K" below it, and "Price Available" if there is no
 * number (spec, section 5).
 * @param price whole US dollars, as a number or as a decimal text such as "408000"
 */
export function formatPrice(price: number | string | null | undefined): string {
  const dollars = readDollars(price);
  if (dollars === null) return 'Price Available';
  // Rounds in cents of a million first: 1.045 has no exact binary form, and `toFixed` would return 1.04.
  if (dollars >= MILLION) return `$${(Math.round(dollars / TEN_THOUSAND) / 100).toFixed(2)}M`;
  // 999,600 would round up to "$1000K", which is neither format.
  return `$${Math.min(Math.round(dollars / THOUSAND), MAX_THOUSANDS)}K`;
}

/** The difference, in US dollars, between two neighboring prices in short format. */
export function shortPriceStep(price: number): number {
  return price >= MILLION ? TEN_THOUSAND : THOUSAND;
}

const THOUSAND = 1_000;
const TEN_THOUSAND = 10_000;
const MILLION = 1_000_000;
const MAX_THOUSANDS = 999;

/** Stricter than `Number()`, which parses '' as 0 and '0x10' as 16. */
const DECIMAL = /^\d+(\.\d+)?$/;

function readDollars(price: number | string | null | undefined): number | null {
  if (typeof price === 'number') return Number.isFinite(price) && price >= 0 ? price : null;
  return typeof price === 'string' && DECIMAL.test(price.trim()) ? Number(price) : null;
}
