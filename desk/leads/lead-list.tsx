import { Link } from '@tanstack/react-router';
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { leadsWords } from '#content/desk/leads.ts';
import type { LeadRow as Row } from '#domain/desk/lead-inbox.ts';
import type { LeadSearch } from '../api/queries.ts';
import { NotLoaded, SectionNotLoaded } from '../frame/page-states.tsx';
import { dayName } from '../frame/times.ts';
import { useMedia } from '../frame/use-media.ts';
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
  chosen: ReadonlySet<string> | null;
  onChoose: (id: string, chosen: boolean) => void;
  search: LeadSearch;
}

/** The list's rows, or an explanation why there are none. */
export function LeadList(props: LeadListProps) {
  const { list, search } = props;
  // On a wide screen the column scrolls, otherwise the page does.
  const isWide = useMedia('(min-width: 1024px)');
  if (list.isError && list.leads.length === 0) return <NotLoaded onRetry={() => void list.refetch()} />;
  if (list.isSuccess && list.leads.length === 0) return <NoLeads search={search} />;
  return isWide ? <ColumnRows {...props} /> : <PageRows {...props} />;
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

type Item = { day: string } | { lead: Row; below: number };

const ROW_PX = 65;
const OVERSCAN = 8;

function useItems(leads: readonly Row[]): Item[] {
  const now = useNow();
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

const keyOf = (item: Item | undefined) => (!item ? '' : 'day' in item ? item.day : item.lead.id);

function ColumnRows(props: LeadListProps) {
  const items = useItems(props.list.leads);
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => keyOf(items[at]),
    overscan: OVERSCAN,
  });
  const at = items.findIndex((item) => 'lead' in item && item.lead.id === props.current);
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' });
  }, [at, rows]);
  return (
    <div ref={box} className={styles.column}>
      <Rows {...props} items={items} rows={rows} offset={0} />
    </div>
  );
}

function PageRows(props: LeadListProps) {
  const items = useItems(props.list.leads);
  const box = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => setOffset(box.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => keyOf(items[at]),
    scrollMargin: offset,
    overscan: OVERSCAN,
  });
  return (
    <div ref={box}>
      <Rows {...props} items={items} rows={rows} offset={offset} />
    </div>
  );
}

interface RowsProps extends LeadListProps {
  items: readonly Item[];
  rows: Virtualizer<Window, Element> | Virtualizer<HTMLDivElement, Element>;
  offset: number;
}

function Rows({ list, current, chosen, onChoose, items, rows, offset }: RowsProps) {
  const now = useNow();
  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  // Fetching the next page would cancel a running refetch.
  const mayFetch = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (mayFetch && lastShown >= items.length - OVERSCAN) void fetchNextPage();
  }, [mayFetch, fetchNextPage, lastShown, items.length]);
  return (
    <>
      <ul className={styles.rows} aria-label={leadsWords.list} style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              {'day' in item ? (
                <h2 className={styles.day}>{item.day}</h2>
              ) : (
                <LeadRow
                  lead={item.lead}
                  below={item.below}
                  now={now}
                  isCurrent={item.lead.id === current}
                  chosen={chosen ? chosen.has(item.lead.id) : null}
                  onChoose={onChoose}
                />
              )}
            </li>
          );
        })}
      </ul>
      {isFetchNextPageError && <SectionNotLoaded onRetry={() => void fetchNextPage()} />}
    </>
  );
}
