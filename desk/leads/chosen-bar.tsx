import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { leadsWords } from '#content/desk/leads.ts';
import type { LeadDetail, LeadRow } from '#domain/desk/lead-inbox.ts';
import { changeLead } from '../api/lead-calls.ts';
import { showToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import styles from './chosen-bar.module.css';

/** What can be done with several leads at once. */
export function ChosenBar({ leads, onDone }: { leads: readonly LeadRow[]; onDone: () => void }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['leads'] }),
      client.invalidateQueries({ queryKey: ['lead-counts'] }),
    ]);
  const markSpam = async () => {
    setBusy(true);
    const changed: { before: LeadRow; after: LeadDetail }[] = [];
    for (const before of leads) {
      try {
        changed.push({
          before,
          after: await changeLead(before.id, { status: 'spam', version: before.version }),
        });
      } catch {
        // Somebody else has just changed it; the list is fetched again and shows how.
      }
    }
    await refresh();
    const undo = async () => {
      for (const { before, after } of changed) {
        await changeLead(before.id, { status: before.status, version: after.version }).catch(() => null);
      }
      await refresh();
    };
    if (changed.length > 0) {
      showToast({ tone: 'success', title: leadsWords.marked(changed.length), undo: () => void undo() });
    }
    if (changed.length < leads.length) showToast({ tone: 'error', title: frameWords.unsaved });
    onDone();
  };
  return (
    <div className={styles.bar}>
      <p role="status">{leadsWords.chosen(leads.length)}</p>
      <Button look="line" onClick={onDone}>
        {leadsWords.cancel}
      </Button>
      <Button look="solid" disabled={leads.length === 0 || isBusy} onClick={markSpam}>
        {leadsWords.markSpam}
      </Button>
    </div>
  );
}
