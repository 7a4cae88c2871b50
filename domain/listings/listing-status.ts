import { DAY_MS } from '../durations.ts';

/** RESO's StandardStatus, as it is shown. */
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

/** The status a word means, however it is spaced ("ActiveUnderContract"); null for none. */
export function standardStatus(word: string): string | null {
  const squeezed = squeeze(word);
  return LISTING_STATUSES.find((status) => squeeze(status) === squeezed) ?? null;
}

/** So long a sold home stays in the lists. */
export const SOLD_SHOWN_DAYS = 30;

/**
 * Whether visitors see a home: those on the market, and for a month those that were sold.
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

/** Whether a home of this status may stand among the homes for sale. */
export function isOnTheMarket(status: string): boolean {
  return ON_THE_MARKET.has(status);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** A word of RESO's, however it is spaced. */
export function squeeze(word: string): string {
  return word.replace(/\s/g, '').toLowerCase();
}
