import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { leadsWords, statusLabels } from '#content/desk/leads.ts';
import { LEAD_FILTERS, LEAD_STATUSES, type LeadFilter } from '#domain/desk/lead-inbox.ts';
import { leadCountsQuery } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import { showCurrent, showFocused } from '../ui/link-row.ts';
import styles from './lead-filters.module.css';
import { listedCount } from './listed-count.ts';

const route = getRouteApi('/desk/leads');

interface LeadFiltersProps {
  isChoosing: boolean;
  onChoose: () => void;
}

/** Filters of the list: status with counts, waiting state, and source. */
export function LeadFilters({ isChoosing, onChoose }: LeadFiltersProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const counts = useQuery(leadCountsQuery).data;
  const tabs = [undefined, ...LEAD_STATUSES].map((status) => ({
    status,
    label: status ? statusLabels[status] : leadsWords.all,
    count: counts && listedCount(counts, status),
  }));
  const { source } = search;
  const common = counts?.sources ?? [];
  // The chosen source may have become too rare to be offered.
  const sources = source && !common.includes(source) ? [...common, source] : common;
  const row = useRef<HTMLElement>(null);
  const { status: chosen } = search;
  const isCounted = counts !== undefined;
  // Again when the counts arrive, because they make the row wider.
  useEffect(() => showCurrent(row.current), [chosen, isCounted]);
  return (
    <>
      <nav ref={row} className={styles.tabs} aria-label={leadsWords.statuses} onFocus={showFocused}>
        {tabs.map(({ status, label, count }) => (
          <Link
            key={label}
            to="/leads"
            search={(same) => ({ ...same, status })}
            aria-current={chosen === status || undefined}
            // The router's own active state would be wrong while a lead is open, and for "All".
            activeOptions={{ exact: true }}
            activeProps={{}}
          >
            {label}
            {count ? <span className={styles.count}>{count.toLocaleString('en-US')}</span> : null}
          </Link>
        ))}
      </nav>
      <div className={styles.narrow}>
        <select
          aria-label={leadsWords.which}
          value={search.filter ?? ''}
          onChange={({ target }) =>
            void navigate({
              to: '/leads',
              search: (same) => ({ ...same, filter: (target.value || undefined) as LeadFilter | undefined }),
            })
          }
        >
          <option value="">{leadsWords.everyone}</option>
          {LEAD_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {`${leadsWords.filters[filter]} ${counts?.byFilter[filter] ?? ''}`.trim()}
            </option>
          ))}
        </select>
        {(sources.length > 1 || source) && (
          <select
            aria-label={leadsWords.from}
            value={source ?? ''}
            onChange={({ target }) =>
              void navigate({
                to: '/leads',
                search: (same) => ({ ...same, source: target.value || undefined }),
              })
            }
          >
            <option value="">{leadsWords.anywhere}</option>
            {sources.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
        <Button look="link" aria-pressed={isChoosing} onClick={onChoose}>
          {isChoosing ? leadsWords.cancel : leadsWords.choose}
        </Button>
      </div>
    </>
  );
}
