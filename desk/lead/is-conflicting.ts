import type { LeadChange, LeadDetail } from '#domain/desk/lead-inbox.ts';

export type Change = Omit<LeadChange, 'version'>;

/** Returns the lead's current values of the fields a change sets. Sending them undoes the change. */
export function currentValues(lead: LeadDetail, change: Change): Change {
  return {
    ...('status' in change && { status: lead.status }),
    ...('assigneeId' in change && { assigneeId: lead.assigneeId }),
    ...('disclosureDone' in change && { disclosureDone: lead.disclosureDoneAt !== null }),
    ...('snoozedUntil' in change && { snoozedUntil: lead.snoozedUntil }),
  };
}

/** Returns the lead as it will be after a change. */
export function withChange(lead: LeadDetail, change: Change): LeadDetail {
  const { disclosureDone, ...rest } = change;
  if (disclosureDone === undefined) return { ...lead, ...rest };
  return { ...lead, ...rest, disclosureDoneAt: disclosureDone ? new Date().toISOString() : null };
}

/**
 * Whether somebody else has changed the same fields since the lead was displayed. The user's own changes do not count, such as
 * a reply that sets the status to "in touch".
 * @param seen the lead as displayed
 * @param now the current lead
 */
export function isConflicting(seen: LeadDetail, now: LeadDetail, change: Change): boolean {
  if (now.version === seen.version || now.updatedByYou) return false;
  return !isUntouched(seen, now, change);
}

/** Whether the fields that a change sets still have the values that were displayed. */
export function isUntouched(seen: LeadDetail, now: LeadDetail, change: Change): boolean {
  return JSON.stringify(currentValues(seen, change)) === JSON.stringify(currentValues(now, change));
}
