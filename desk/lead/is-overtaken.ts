import type { LeadChange, LeadDetail } from '#domain/desk/lead-inbox.ts';

export type Change = Omit<LeadChange, 'version'>;

/** What a lead has where a change has something: sent, it takes the change back. */
export function before(lead: LeadDetail, change: Change): Change {
  return {
    ...('status' in change && { status: lead.status }),
    ...('assigneeId' in change && { assigneeId: lead.assigneeId }),
    ...('disclosureDone' in change && { disclosureDone: lead.disclosureDoneAt !== null }),
    ...('snoozedUntil' in change && { snoozedUntil: lead.snoozedUntil }),
  };
}

/**
 * Whether somebody else has changed what a change is to change, since it was chosen. What one does oneself, an answer that makes
 * somebody "in touch" perhaps, may come in between as well.
 * @param seen the lead as it stood on the screen
 * @param now as it is
 */
export function isOvertaken(seen: LeadDetail, now: LeadDetail, change: Change, myName: string): boolean {
  if (now.version === seen.version || now.updatedBy === myName) return false;
  return JSON.stringify(before(seen, change)) !== JSON.stringify(before(now, change));
}
