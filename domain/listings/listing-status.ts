import { DAY_MS } from '../durations.ts';

/** RESO's StandardStatus values, as displayed. */
export const LISTING_STATUSES = [
  'Active',
  'Active Under Contract',
  'Canceled',
  'Closed',
  'Coming Soon',
  'Delete',
  'Expired',
  'Hold',
  'Incomplete',
  'Pending',
  'Withdrawn',
];

const ON_THE_MARKET = new Set(['Active', 'Active Under Contract', 'Coming Soon', 'Pending']);

/** Finds a status regardless of spacing ("ActiveUnderContract"); null if there is none. */
export function standardStatus(word: string): string | null {
  const normalized = normalizeTerm(word);
  return LISTING_STATUSES.find((status) => normalizeTerm(status) === normalized) ?? null;
}

/** How many days a sold home stays listed. */
export const SOLD_SHOWN_DAYS = 30;

/**
 * Whether visitors see a home: it is on the market, or was sold within the past month.
 * @param today "2026-11-24"
 */
export function isListed(
  { status, closedOn }: { status: string; closedOn?: string | null },
  today: string,
): boolean {
  if (status === CLOSED) return !!closedOn && daysBetween(closedOn, today) <= SOLD_SHOWN_DAYS;
  return isOnTheMarket(status) || standardStatus(status) === null;
}

export const CLOSED = 'Closed';

/** Whether a home with this status belongs among the homes for sale. */
export function isOnTheMarket(status: string): boolean {
  return ON_THE_MARKET.has(status);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Normalizes the spacing and case of a RESO value. */
export function normalizeTerm(word: string): string {
  return word.replace(/\s/g, '').toLowerCase();
}
