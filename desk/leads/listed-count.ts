import { LEAD_STATUSES, type LeadCounts, type LeadStatus } from '#domain/desk/lead-inbox.ts';

/** How many leads the list has for a status; without one it has all but spam. */
export function listedCount(
  { byStatus }: Pick<LeadCounts, 'byStatus'>,
  status: LeadStatus | undefined,
): number {
  if (status) return byStatus[status];
  return LEAD_STATUSES.reduce((sum, one) => sum + (one === 'spam' ? 0 : byStatus[one]), 0);
}
