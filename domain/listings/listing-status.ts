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

/** Whether a home of this status may stand among the homes for sale. */
export function isOnTheMarket(status: string): boolean {
  return ON_THE_MARKET.has(status);
}

function squeeze(word: string): string {
  return word.replace(/\s/g, '').toLowerCase();
}
