import { LEAD_STATUSES, type LeadCounts, type LeadStatus } from '#domain/desk/lead-inbox.ts';

/** The number of leads the list shows for a status; without a status all but spam. */
export function listedCount(
  { byStatus }: Pick<LeadCounts, 'byStatus'>,
  status: LeadStatus | undefined,
): number {
  if (status) return byStatus[status];
  return LEAD_STATUSES.reduce((sum, one) => sum + (one === 'spam' ? 0 : byStatus[one]), 0);
}
