import { useState } from 'react';
import type { LeadRow } from '#domain/desk/lead-inbox.ts';

type Listed = Pick<LeadRow, 'id'>;

interface Neighbors<Lead extends Listed> {
  previous: Lead | undefined;
  next: Lead | undefined;
}

/**
 * Returns the leads before and after the open one, which may have just left the list after a reply or a snooze.
 * @returns null if the lead was never in the list
 */
export function useNeighbors<Lead extends Listed>(
  leads: readonly Lead[],
  id: string | undefined,
): Neighbors<Lead> | null {
  const [last, setLast] = useState({ id, at: -1 });
  const at = leads.findIndex((lead) => lead.id === id);
  if (last.id !== id || (at >= 0 && last.at !== at)) setLast({ id, at });
  return neighborsOf(leads, at, last.id === id ? last.at : -1);
}

/** @param last the lead's last index, now taken by the lead that followed it */
export function neighborsOf<Lead extends Listed>(
  leads: readonly Lead[],
  at: number,
  last: number,
): Neighbors<Lead> | null {
  if (at >= 0) return { previous: leads[at - 1], next: leads[at + 1] };
  return last >= 0 ? { previous: leads[last - 1], next: leads[last] } : null;
}
