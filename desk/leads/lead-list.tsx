import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { leadsWords } from '#content/desk/leads.ts';
import type { LeadRow as Row } from '#domain/desk/lead-inbox.ts';
import type { LeadSearch } from '../api/queries.ts';
import { NotLoaded, SectionNotLoaded } from '../frame/page-states.tsx';
import { dayName } from '../frame/times.ts';
import { useNow } from '../frame/use-now.ts';
import { buttonClass } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import styles from './lead-list.module.css';
import { LeadRow } from './lead-row.tsx';
import type { useLeadList } from './use-lead-list.ts';

interface LeadListProps {
  list: ReturnType<typeof useLeadList>;
  current: string | undefined;
  /** Whether the open lead is the last of the list, which is hidden on narrow screens. */
  isLastOpen: boolean;
  chosen: ReadonlySet<string> | null;
  onChoose: (id: string, chosen: boolean) => void;
  search: LeadSearch;
}

/** The list's rows, or an explanation why there are none. */
export function LeadList({ search, ...rows }: LeadListProps) {
  const { isError, isSuccess, leads, refetch } = rows.list;
  if (isError && leads.length === 0) return <NotLoaded onRetry={() => void refetch()} />;
  if (isSuccess && leads.length === 0) return <NoLeads search={search} />;
  return <Rows {...rows} />;
}

function NoLeads({ search: { q, status, filter, source } }: { search: LeadSearch }) {
  const { empty, none } = leadsWords;
  if (q) {
    return (
      <Empty title={none.title(q)} note={status === 'spam' ? none.note : none.noteWithoutSpam}>
        <Link className={buttonClass('line')} to="/leads" search={({ q: _, ...rest }) => rest}>
          {none.clear}
        </Link>
      </Empty>
    );
  }
  if (status || filter || source) {
    return (
      <Empty title={none.plain} note={none.plainNote}>
        <Link className={buttonClass('line')} to="/leads" search={{}}>
          {none.clearChoice}
        </Link>
      </Empty>
    );
  }
  return (
    <Empty title={empty.title} note={empty.note}>
      <NewTabLink className={buttonClass('line')} href="/contact">
        {empty.test}
      </NewTabLink>
    </Empty>
  );
}

function Rows({ list, current, isLastOpen, chosen, onChoose }: Omit<LeadListProps, 'search'>) {
  const now = useNow();
  const items = useItems(list.leads, now);
  const box = useRef<HTMLDivElement>(null);
  const end = useFetchAtEnd(list, isLastOpen);
  const isListed = list.leads.some(({ id }) => id === current);
  // Not when other leads move it: the user may have scrolled elsewhere.
  useEffect(() => {
    if (current && isListed)
      box.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [current, isListed]);
  return (
    <div ref={box} className={styles.column}>
      <div className={styles.rows}>
        <ul aria-label={leadsWords.list}>
          {items.map((item) =>
            'day' in item ? (
              <li key={item.day}>
                <h2 className={styles.day}>{item.day}</h2>
              </li>
            ) : (
              <li key={item.lead.id}>
                <LeadRow
                  lead={item.lead}
                  below={item.below}
                  now={now}
                  isCurrent={item.lead.id === current}
                  chosen={chosen ? chosen.has(item.lead.id) : null}
                  onChoose={onChoose}
                />
              </li>
            ),
          )}
        </ul>
        <div ref={end} className={styles.end} />
      </div>
      {list.isFetchNextPageError && <SectionNotLoaded onRetry={() => void list.fetchNextPage()} />}
    </div>
  );
}

type Item = { day: string } | { lead: Row; below: number };

function useItems(leads: readonly Row[], now: number): Item[] {
  return useMemo(() => {
    let last = '';
    const groups = Map.groupBy(leads, ({ id, under }) => under ?? id);
    return leads.flatMap((lead): Item[] => {
      const group = groups.get(lead.under ?? lead.id) ?? [];
      const row = { lead, below: group.length - 1 - group.indexOf(lead) };
      // An older lead is grouped below the person's newest one, under that one's day.
      const day = lead.under ? last : dayName(lead.createdAt, now, leadsWords.days);
      if (day === last) return [row];
      last = day;
      return [{ day }, row];
    });
  }, [leads, now]);
}

/**
 * Fetches the next page before the list has been scrolled to its end, or when its last lead is open.
 * @returns for an element over the last rows
 */
function useFetchAtEnd(
  { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: LeadListProps['list'],
  isLastOpen: boolean,
) {
  const end = useRef<HTMLDivElement>(null);
  // Fetching the next page would cancel a running refetch.
  const mayFetch = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!mayFetch || !end.current) return;
    if (isLastOpen) return void fetchNextPage();
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [mayFetch, isLastOpen, fetchNextPage]);
  return end;
}
