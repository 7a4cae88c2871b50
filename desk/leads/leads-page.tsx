import { getRouteApi, Outlet, useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { leadsWords } from '#content/desk/leads.ts';
import type { LeadSearch } from '../api/queries.ts';
import { FoundStatus } from '../frame/found-status.tsx';
import { useKeys } from '../frame/use-keys.ts';
import { usePageTitle } from '../frame/use-page-title.ts';
import { showUnsavedToast } from '../session/toasts.ts';
import { Empty } from '../ui/empty.tsx';
import { KeyHints } from './key-hints.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadList } from './lead-list.tsx';
import styles from './leads-page.module.css';
import { ListHead } from './list-head.tsx';
import { useLeadList } from './use-lead-list.ts';
import { useNeighbors } from './use-neighbors.ts';

const route = getRouteApi('/desk/leads');

const loadSelectionBar = () => import('./selection-bar.tsx');
const SelectionBar = lazy(async () => ({ default: (await loadSelectionBar()).SelectionBar }));

/** The inbox: all leads, newest first, with the open lead beside the list on a wide screen. */
export function LeadsPage() {
  // A route's search also contains the parameters of its child routes.
  const { full: _, ...search }: LeadSearch & { full?: true } = route.useSearch();
  const navigate = route.useNavigate();
  const open = useMatch({ from: '/desk/leads/$leadId', shouldThrow: false });
  usePageTitle(open ? null : leadsWords.title);
  const list = useLeadList(search);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const current = open?.params.leadId;
  const neighbors = useNeighbors(list.leads, current);
  const isNarrowed = Boolean(search.q || search.status || search.filter || search.source);
  const found = isNarrowed && !list.isPlaceholderData ? list.data?.pages[0] : undefined;
  const isFull = open?.search.full === true;

  const walk = (way: 'previous' | 'next') => {
    const to = neighbors ? neighbors[way] : list.leads[0];
    if (!to) return;
    void navigate({
      to: '/leads/$leadId',
      params: { leadId: to.id },
      search: (same) => same,
      replace: neighbors !== null,
    });
  };
  useKeys({
    j: () => walk('next'),
    k: () => walk('previous'),
    Enter: () =>
      current &&
      void navigate({ to: '/leads/$leadId', params: { leadId: current }, search: { ...search, full: true } }),
    Escape: () => {
      if (chosen) setChosen(null);
      else if (isFull) void navigate({ to: '/leads/$leadId', params: { leadId: current ?? '' }, search });
      else if (current) void navigate({ to: '/leads', search });
    },
  });

  // Selection starts once the bar's code is loaded: without the bar it would have no use.
  const startChoosing = () => void loadSelectionBar().then(() => setChosen(new Set()), showUnsavedToast);
  const choose = useCallback((id: string, isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);

  return (
    <main id="main" className={styles.split} data-open={Boolean(open)} data-full={isFull} tabIndex={-1}>
      <section className={styles.list} aria-label={leadsWords.title}>
        <ListHead />
        <LeadFilters
          isChoosing={chosen !== null}
          onChoose={() => (chosen ? setChosen(null) : startChoosing())}
        />
        <FoundStatus count={found?.leads.length} isPart={Boolean(found?.nextCursor)} />
        <LeadList
          list={list}
          current={current}
          isLastOpen={neighbors !== null && !neighbors.next}
          chosen={chosen}
          onChoose={choose}
          search={search}
        />
        {chosen ? (
          <Suspense>
            <SelectionBar
              leads={list.leads.filter(({ id }) => chosen.has(id))}
              onDone={() => setChosen(null)}
            />
          </Suspense>
        ) : (
          <KeyHints />
        )}
      </section>
      {open ? (
        <Outlet />
      ) : (
        <div className={styles.nobody}>
          <Empty title={leadsWords.pane.title} note={leadsWords.pane.note} window />
        </div>
      )}
    </main>
  );
}
