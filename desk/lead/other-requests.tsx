import { Link } from '@tanstack/react-router';
import { frameWords } from '#content/desk/frame.ts';
import { factWords, othersWords as words } from '#content/desk/lead.ts';
import { statusLabels } from '#content/desk/leads.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { fullName } from '#domain/leads/lead.ts';
import { mergeLead } from '../api/lead-calls.ts';
import { dateAndTime } from '../frame/times.ts';
import { showToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Block } from './block.tsx';
import styles from './ledger.module.css';
import { useRefreshLead } from './use-refresh-lead.ts';

/** Other leads of the same person, and the way to put them together. */
export function OtherRequests({ lead }: { lead: LeadDetail }) {
  const refresh = useRefreshLead(lead.id);
  if (lead.othersOfPerson.length === 0) return null;
  const merge = async (id: string) => {
    try {
      await mergeLead(id, lead.id);
      const undo = () => void mergeLead(id, null).then(refresh, () => {});
      showToast({ tone: 'success', title: words.merged, undo });
    } catch {
      showToast({ tone: 'error', title: frameWords.unsaved });
    }
    await refresh();
  };
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
            <Button compact onClick={() => merge(other.id)}>
              {words.merge}
            </Button>
          </li>
        ))}
      </ul>
    </Block>
  );
}
