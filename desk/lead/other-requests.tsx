import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { factWords, othersWords as words } from '#content/desk/lead.ts';
import { statusLabels } from '#content/desk/leads.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { fullName } from '#domain/leads/lead.ts';
import { mergeLead } from '../api/lead-calls.ts';
import { dateAndTime } from '../frame/times.ts';
import { showToast, showUnsavedToast, type Toast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Block } from './block.tsx';
import styles from './ledger.module.css';
import { useLeadQueue } from './use-refresh-lead.ts';

/** Other leads of the same person, which can be merged into this one. */
export function OtherRequests({ lead }: { lead: LeadDetail }) {
  const inTurn = useLeadQueue(lead.id);
  const note = useId();
  // Nothing can be merged into a lead that is itself merged into another one.
  if (lead.mergedInto || lead.othersOfPerson.length === 0) return null;
  const put = async (id: string, where: string | null, toast: Omit<Toast, 'id' | 'tone'>) => {
    try {
      await inTurn(() => mergeLead(id, where));
      showToast({ tone: 'success', ...toast });
    } catch {
      showUnsavedToast();
    }
  };
  const merge = (id: string) =>
    put(id, lead.id, {
      title: words.merged,
      leadId: id,
      undo: () => void put(id, null, { title: words.parted }),
    });
  return (
    <Block title={words.title} aside={words.note}>
      <ul className={styles.ledger}>
        {lead.othersOfPerson.map((other) => (
          <li key={other.id}>
            <Link to="/leads/$leadId" params={{ leadId: other.id }} search={(same) => same}>
              {fullName(other)}
            </Link>
            <span className={styles.no}>{statusLabels[other.status]}</span>
            <span className="small figures">
              {factWords.kinds[other.kind]}, {dateAndTime(other.createdAt)}
            </span>
            <Button compact aria-describedby={note} onClick={() => merge(other.id)}>
              {words.merge}
            </Button>
          </li>
        ))}
      </ul>
      <p className="small" id={note}>
        {words.mergeNote(dateAndTime(lead.createdAt))}
      </p>
    </Block>
  );
}
