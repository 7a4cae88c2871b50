import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { leadsWords } from '#content/desk/leads.ts';
import type { LeadConflict, LeadDetail, LeadRow } from '#domain/desk/lead-inbox.ts';
import { hasStatus } from '../api/desk-client.ts';
import { changeLead } from '../api/lead-calls.ts';
import { showToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import styles from './selection-bar.module.css';

interface MarkedLead {
  before: LeadRow;
  after: Pick<LeadDetail, 'version'>;
}

/** Bulk actions for the selected leads. */
export function SelectionBar({ leads, onDone }: { leads: readonly LeadRow[]; onDone: () => void }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Null after Cancel or Escape, and after the page was left. */
  const bar = useRef<HTMLDivElement>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['leads'] });
  const markSpam = async () => {
    setBusy(true);
    const changed: MarkedLead[] = [];
    let failed = 0;
    const list = bar.current?.parentElement;
    // Who leaves the page has not canceled what they began there.
    const isCanceled = () => !bar.current && list?.isConnected;
    for (const before of leads) {
      if (isCanceled()) break;
      try {
        changed.push({
          before,
          after: await changeLead(before.id, { status: 'spam', version: before.version }),
        });
      } catch {
        failed += 1;
        // Somebody else has just changed it; the refetched list shows how.
      }
    }
    await refresh();
    if (changed.length > 0) {
      const undo = () => void unmark(changed);
      showToast({ tone: 'success', title: leadsWords.marked(changed.length), undo });
    }
    if (failed > 0) {
      const title = changed.length > 0 ? leadsWords.unmarked(failed) : frameWords.unsaved;
      showToast({ tone: 'error', title });
    }
    if (bar.current) onDone();
  };
  const unmark = async (marked: readonly MarkedLead[]) => {
    const left: MarkedLead[] = [];
    for (const { before, after } of marked) {
      try {
        await changeLead(before.id, { status: before.status, version: after.version });
      } catch (error) {
        // A lead that is still marked as spam can be retried over the newer version: spam is hidden from the list.
        const now = hasStatus(error, 409) ? (error.body as Partial<LeadConflict> | null)?.lead : after;
        const isLeft = now && !hasStatus(error, 404) && !('status' in now && now.status !== 'spam');
        if (isLeft) left.push({ before, after: now });
      }
    }
    await refresh();
    if (left.length > 0) {
      const undo = () => void unmark(left);
      showToast({ tone: 'error', title: leadsWords.stillMarked(left.length), undo });
    }
  };
  return (
    <div ref={bar} className={styles.bar}>
      <p role="status">{leadsWords.chosen(leads.length)}</p>
      <Button onClick={onDone}>{leadsWords.cancel}</Button>
      <Button look="solid" disabled={leads.length === 0 || isBusy} onClick={markSpam}>
        {leadsWords.markSpam}
      </Button>
    </div>
  );
}
