import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { choiceWords, conflictWords } from '#content/desk/lead.ts';
import type { LeadConflict, LeadDetail } from '#domain/desk/lead-inbox.ts';
import { hasStatus } from '../api/desk-client.ts';
import { changeLead } from '../api/lead-calls.ts';
import { leadQuery } from '../api/queries.ts';
import { forgetLead } from '../session/forget-lead.ts';
import { showToast } from '../session/toasts.ts';
import { type Change, currentValues, isConflicting, isUntouched, withChange } from './is-conflicting.ts';
import { hasPendingRequest, runForLead } from './lead-queue.ts';

/** A rejected change: somebody else has changed the lead since it was loaded. */
export interface Conflict {
  lead: LeadDetail;
  /** The lead as displayed when the change was made. */
  seen: LeadDetail;
  change: Change;
  toastTitle: string;
}

/** Changes a lead optimistically, with undo for ten seconds. Conflicting changes are shown to the user. */
export function useLeadChange(lead: LeadDetail) {
  const client = useQueryClient();
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

  /** Queues a change, so that it is based on the version that earlier requests return. */
  const send = (change: Change, said: string, canUndo: boolean) => {
    const seen = latest();
    if (hasPendingRequest(lead.id)) show(withChange(seen, change));
    void runForLead(lead.id, () => sendNow(seen, change, said, canUndo));
  };

  /** Undoes a change, unless somebody else has changed the same fields since. */
  const undoChange = (change: Change, made: Change) => {
    const now = latest();
    const isStillSo = JSON.stringify(currentValues(now, change)) === JSON.stringify(made);
    if (isStillSo) return send(change, choiceWords.undone, false);
    showConflictToast(now);
  };

  /** Shows the conflict on the lead, or as a toast if the lead is no longer open. */
  const reportConflict = (conflict: Conflict) => {
    show(conflict.lead);
    if (isOpen.current) setConflict(conflict);
    else showConflictToast(conflict.lead);
  };

  const sendNow = async (seen: LeadDetail, change: Change, said: string, canUndo: boolean): Promise<void> => {
    // A reply that was just sent has raised the version.
    const from = await client
      .fetchQuery({ ...leadQuery(lead.id), staleTime: Number.POSITIVE_INFINITY })
      .catch(latest);
    // The refetched lead may contain a colleague's change that was not displayed yet.
    if (isConflicting(seen, from, change)) {
      return reportConflict({ lead: from, seen, change, toastTitle: said });
    }
    show(withChange(from, change));
    try {
      const after = await changeLead(lead.id, { ...change, version: from.version });
      show(after);
      const undo = canUndo
        ? () => undoChange(currentValues(from, change), currentValues(after, change))
        : undefined;
      showToast({ tone: 'success', title: said, leadId: lead.id, undo });
    } catch (error) {
      show(from);
      const now = hasStatus(error, 409) ? (error.body as Partial<LeadConflict> | null)?.lead : undefined;
      if (now && isUntouched(from, now, change)) {
        show(now);
        return sendNow(from, change, said, canUndo);
      }
      if (hasStatus(error, 404)) forgetLead(client, lead.id);
      else if (now) reportConflict({ lead: now, seen: from, change, toastTitle: said });
      else {
        const title = hasStatus(error, 403) ? frameWords.forbidden : frameWords.unsaved;
        showToast({ tone: 'error', title });
      }
    }
    void client.invalidateQueries({ queryKey: ['leads'] });
  };

  return {
    conflict,
    dismiss: () => setConflict(null),
    change: (change: Change, said: string) => {
      setConflict(null);
      send(change, said, true);
    },
    /** Applies the change over the other person's. */
    applyAnyway: () => {
      if (!conflict) return;
      setConflict(null);
      send(conflict.change, conflict.toastTitle, true);
    },
  };
}

function showConflictToast(now: LeadDetail): void {
  const title = conflictWords.title(now.updatedBy || conflictWords.somebody, conflictWords.now);
  showToast({ tone: 'error', title, note: conflictWords.note(null) });
}

export type LeadChanger = ReturnType<typeof useLeadChange>;
