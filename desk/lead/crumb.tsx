import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { leadWords } from '#content/desk/lead.ts';
import type { LeadRow } from '#domain/desk/lead-inbox.ts';
import { leadCountsQuery } from '../api/queries.ts';
import { listedCount } from '../leads/listed-count.ts';
import { useLeadList } from '../leads/use-lead-list.ts';
import { useNeighbors } from '../leads/use-neighbors.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './crumb.module.css';

const route = getRouteApi('/desk/leads');

/** Links back to the list and to the previous and next lead. */
export function Crumb({ id }: { id: string }) {
  const search = route.useSearch();
  const { leads, hasNextPage } = useLeadList(search);
  const counts = useQuery(leadCountsQuery).data;
  const at = leads.findIndex((lead) => lead.id === id);
  const neighbors = useNeighbors(leads, id);
  const isNarrowed = Boolean(search.q || search.filter || search.source);
  // The total is unknown for a filtered list with more pages to fetch.
  const isCounted = !hasNextPage || (counts !== undefined && !isNarrowed);
  const total = hasNextPage && counts && !isNarrowed ? listedCount(counts, search.status) : leads.length;
  const step = (lead: LeadRow | undefined, label: string, icon: 'up' | 'down') =>
    lead ? (
      <Link
        className={buttonClass('icon')}
        to="/leads/$leadId"
        params={{ leadId: lead.id }}
        search={(same) => same}
        aria-label={label}
        replace
      >
        <Icon name={icon} />
      </Link>
    ) : (
      <button type="button" className={buttonClass('icon')} aria-label={label} disabled>
        <Icon name={icon} />
      </button>
    );
  return (
    <div className={styles.crumb}>
      <Link className={styles.back} to="/leads" search={({ full: _, ...rest }) => rest}>
        <Icon name="back" />
        {leadWords.back}
      </Link>
      <div className={styles.position}>
        {at >= 0 && <span>{leadWords.position(at + 1, total, isCounted)}</span>}
        <div className={styles.steps}>
          {step(neighbors?.previous, leadWords.previous, 'up')}
          {step(neighbors?.next, leadWords.next, 'down')}
        </div>
        <span aria-hidden="true">
          <kbd>K</kbd> <kbd>J</kbd>
        </span>
      </div>
    </div>
  );
}
