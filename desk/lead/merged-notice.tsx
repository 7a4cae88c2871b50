import { getRouteApi, Link } from '@tanstack/react-router';
import { othersWords as words } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { mergeLead } from '../api/lead-calls.ts';
import { showToast, showUnsavedToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import styles from './merged-notice.module.css';
import { useLeadQueue } from './use-refresh-lead.ts';

const route = getRouteApi('/desk/leads/$leadId');

/** Says that a lead was merged into another one, and undoes that. */
export function MergedNotice({ lead }: { lead: LeadDetail }) {
  const search = route.useSearch();
  const inTurn = useLeadQueue(lead.id);
  if (!lead.mergedInto) return null;
  const part = () =>
    inTurn(() => mergeLead(lead.id, null)).then(
      () => showToast({ tone: 'success', title: words.parted }),
      showUnsavedToast,
    );
  return (
    <p className={styles.merged}>
      {words.standsUnder}
      <Link to="/leads/$leadId" params={{ leadId: lead.mergedInto }} search={search}>
        {words.openOther}
      </Link>
      <Button look="link" onClick={() => void part()}>
        {words.part}
      </Button>
    </p>
  );
}
