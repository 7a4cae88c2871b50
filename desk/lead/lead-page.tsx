import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leadWords } from '#content/desk/lead.ts';
import { hasStatus } from '../api/desk-client.ts';
import { markRead } from '../api/lead-calls.ts';
import { leadQuery } from '../api/queries.ts';
import { NotFound, NotLoaded } from '../frame/page-states.tsx';
import { useMedia } from '../frame/use-media.ts';
import { Crumb } from './crumb.tsx';
import { ErasedLead, readErased } from './erased-lead.tsx';
import { Lead } from './lead.tsx';
import styles from './lead-page.module.css';

const route = getRouteApi('/desk/leads/$leadId');

/** One lead, beside the list or as a full page. */
export function LeadPage() {
  const { leadId } = route.useParams();
  const { full } = route.useSearch();
  const isBeside = useMedia('(min-width: 1024px)') && !full;
  const { data: lead, error, refetch } = useQuery(leadQuery(leadId));
  useMarkRead(lead?.unread ? leadId : null);
  const heading = isBeside ? 'h2' : 'h1';
  if (!lead && error)
    return (
      <section className={styles.column} aria-label={leadWords.open}>
        <NoLead error={error} heading={heading} onRetry={() => void refetch()} />
      </section>
    );
  return (
    <section className={styles.column} data-page={!isBeside || undefined} aria-label={leadWords.open}>
      {!isBeside && <Crumb id={leadId} />}
      {lead ? (
        <Lead key={leadId} lead={lead} isBeside={isBeside} />
      ) : (
        !isBeside && <h1 className="visually-hidden">{leadWords.open}</h1>
      )}
    </section>
  );
}

function NoLead({ error, heading, onRetry }: { error: Error; heading: 'h1' | 'h2'; onRetry: () => void }) {
  if (!hasStatus(error, 404)) return <NotLoaded onRetry={onRetry} heading={heading} />;
  const erased = readErased(error.body);
  return erased ? <ErasedLead erased={erased} heading={heading} /> : <NotFound heading={heading} />;
}

/** Marks a displayed lead as read. */
function useMarkRead(id: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!id) return;
    markRead(id).then(
      () => {
        void client.invalidateQueries({ queryKey: ['leads'] });
        client.setQueryData(leadQuery(id).queryKey, (lead) => lead && { ...lead, unread: false });
      },
      // After an error it stays unread until the next view.
      () => {},
    );
  }, [id, client]);
}
