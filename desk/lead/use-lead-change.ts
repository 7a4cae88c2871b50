import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { choiceWords, conflictWords } from '#content/desk/lead.ts';
import type { LeadConflict, LeadDetail } from '#domain/desk/lead-inbox.ts';
import { hasStatus } from '../api/desk-client.ts';
import { changeLead } from '../api/lead-calls.ts';
import { leadQuery, meQuery } from '../api/queries.ts';
import { forgetLead } from '../session/forget-lead.ts';
import { showToast } from '../session/toasts.ts';
import { before, type Change, isOvertaken } from './is-overtaken.ts';
import { inTurn, isBusy } from './lead-turns.ts';

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
  const myName = useQuery(meQuery).data?.name ?? '';
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { queryKey } = leadQuery(lead.id);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const show = (next: LeadDetail) => client.setQueryData(queryKey, next);

  const latest = () => client.getQueryData(queryKey) ?? lead;

  /** Over the version that what went out before it came back with. */
  const send = (change: Change, said: string, canUndo: boolean) => {
    const seen = latest();
    if (isBusy(lead.id)) show({ ...seen, ...change } as LeadDetail);
    void inTurn(lead.id, () => sendNow(seen, change, said, canUndo));
  };

  /** What somebody else has chosen since then stays. */
  const takeBack = (change: Change, made: Change) => {
    const now = latest();
    const isStillSo = JSON.stringify(before(now, change)) === JSON.stringify(made);
    if (isStillSo) return send(change, choiceWords.undone, false);
    sayConflict(now);
  };

  /** Asks on the lead; of a lead that was left meanwhile it only tells. */
  const meet = (conflict: Conflict) => {
    show(conflict.lead);
    if (isOpen.current) setConflict(conflict);
    else sayConflict(conflict.lead);
  };

  const sendNow = async (seen: LeadDetail, change: Change, said: string, canUndo: boolean) => {
    // A reply that was just sent has raised the version, too.
    const from = await client
      .fetchQuery({ ...leadQuery(lead.id), staleTime: Number.POSITIVE_INFINITY })
      .catch(latest);
    // An event may have told of a colleague's change that was not on the screen yet.
    if (isOvertaken(seen, from, change, myName)) {
      return meet({ lead: from, seen, change, said });
    }
    show({ ...from, ...change } as LeadDetail);
    try {
      const after = await changeLead(lead.id, { ...change, version: from.version });
      show(after);
      const undo = canUndo ? () => takeBack(before(from, change), before(after, change)) : undefined;
      showToast({ tone: 'success', title: said, undo });
    } catch (error) {
      show(from);
      const now = hasStatus(error, 409) ? (error.body as Partial<LeadConflict> | null)?.lead : undefined;
      if (hasStatus(error, 404)) forgetLead(client, lead.id);
      else if (now) meet({ lead: now, seen: from, change, said });
      else {
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

function sayConflict(now: LeadDetail): void {
  const title = conflictWords.title(now.updatedBy || conflictWords.somebody, conflictWords.now);
  showToast({ tone: 'error', title, note: conflictWords.note(null) });
}

export type LeadChanger = ReturnType<typeof useLeadChange>;
