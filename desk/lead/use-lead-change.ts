import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { choiceWords } from '#content/desk/lead.ts';
import type { LeadChange, LeadConflict, LeadDetail } from '#domain/desk/lead-inbox.ts';
import { hasStatus } from '../api/desk-client.ts';
import { changeLead } from '../api/lead-calls.ts';
import { leadQuery, meQuery } from '../api/queries.ts';
import { forgetLead } from '../session/forget-lead.ts';
import { showToast } from '../session/toasts.ts';

type Change = Omit<LeadChange, 'version'>;

/** A change that came too late: somebody else has changed the lead since it was read. */
export interface Conflict {
  lead: LeadDetail;
  /** The lead as it was seen when the change was made. */
  seen: LeadDetail;
  change: Change;
  said: string;
}

/** Changes a lead, seen at once and taken back within ten seconds; what two people change at once is asked about. */
export function useLeadChange(lead: LeadDetail) {
  const client = useQueryClient();
  const me = useQuery(meQuery).data;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { queryKey } = leadQuery(lead.id);
  const show = (next: LeadDetail) => client.setQueryData(queryKey, next);

  const latest = () => client.getQueryData(queryKey) ?? lead;
  const last = useRef(Promise.resolve());
  const waiting = useRef(0);

  /** One at a time: each goes out over the version that the one before it came back with. */
  const send = (change: Change, said: string, canUndo: boolean) => {
    if (waiting.current > 0) show({ ...latest(), ...change } as LeadDetail);
    waiting.current += 1;
    last.current = last.current.then(async () => {
      await sendNow(change, said, canUndo);
      waiting.current -= 1;
    });
  };

  /** One's own reply, call or other window may have raised the version while this was on its way: that is no conflict. */
  const sendOver = async (
    from: LeadDetail,
    change: Change,
  ): Promise<{ over: LeadDetail; after: LeadDetail }> => {
    try {
      return { over: from, after: await changeLead(lead.id, { ...change, version: from.version }) };
    } catch (error) {
      const now = leadIn(error);
      if (now?.version !== from.version + 1 || now.updatedBy !== me?.name) throw error;
      return { over: now, after: await changeLead(lead.id, { ...change, version: now.version }) };
    }
  };

  const sendNow = async (change: Change, said: string, canUndo: boolean) => {
    // A reply that was just sent has raised the version, too.
    const from = await client
      .fetchQuery({ ...leadQuery(lead.id), staleTime: Number.POSITIVE_INFINITY })
      .catch(latest);
    show({ ...from, ...change } as LeadDetail);
    try {
      const { over, after } = await sendOver(from, change);
      show(after);
      const undo = canUndo ? () => send(before(over, change), choiceWords.undone, false) : undefined;
      showToast({ tone: 'success', title: said, undo });
    } catch (error) {
      show(from);
      const now = leadIn(error);
      if (hasStatus(error, 404)) forgetLead(client, lead.id);
      else if (now) {
        show(now);
        setConflict({ lead: now, seen: from, change, said });
      } else {
        const title = hasStatus(error, 403) ? frameWords.forbidden : frameWords.unsaved;
        showToast({ tone: 'error', title });
      }
    }
    void client.invalidateQueries({ queryKey: ['leads'] });
    void client.invalidateQueries({ queryKey: ['lead-counts'] });
  };

  return {
    conflict,
    dismiss: () => setConflict(null),
    change: (change: Change, said: string) => {
      setConflict(null);
      send(change, said, true);
    },
    /** Makes the change on top of what somebody else did. */
    insist: () => {
      if (!conflict) return;
      setConflict(null);
      send(conflict.change, conflict.said, true);
    },
  };
}

export type LeadChanger = ReturnType<typeof useLeadChange>;

/** What the lead is now, in an answer that says that somebody else was faster. */
function leadIn(error: unknown): LeadDetail | undefined {
  return hasStatus(error, 409) ? (error.body as Partial<LeadConflict> | null)?.lead : undefined;
}

/** What takes a change back. */
function before(lead: LeadDetail, change: Change): Change {
  return {
    ...('status' in change && { status: lead.status }),
    ...('assigneeId' in change && { assigneeId: lead.assigneeId }),
    ...('disclosureDone' in change && { disclosureDone: lead.disclosureDoneAt !== null }),
    ...('snoozedUntil' in change && { snoozedUntil: lead.snoozedUntil }),
  };
}
