import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { statusLabels } from '#content/desk/leads.ts';
import { numbersWords as words } from '#content/desk/numbers.ts';
import type { LeadStatus } from '#domain/desk/lead-inbox.ts';
import { PERIODS } from '#domain/desk/numbers.ts';
import { leadCountsQuery, numbersQuery } from '../api/queries.ts';
import { PageNotLoaded } from '../frame/page-states.tsx';
import { usePageTitle } from '../frame/use-page-title.ts';
import { formatSpan } from '../leads/reply-clock.ts';
import { Page } from '../ui/page.tsx';
import { Bars } from './bars.tsx';
import { Funnel } from './funnel.tsx';
import styles from './numbers-page.module.css';
import { WeekChart } from './week-chart.tsx';

const route = getRouteApi('/desk/numbers');
const USUAL_WEEKS = 12;

/** Statistics: reply times, number of leads, and their sources. */
export function NumbersPage() {
  usePageTitle(words.title);
  const { weeks = USUAL_WEEKS } = route.useSearch();
  const { data, isError, refetch } = useQuery({ ...numbersQuery(weeks), placeholderData: (last) => last });
  const { people, late } = useQuery(leadCountsQuery).data?.waiting ?? { people: 0, late: 0 };
  if (isError && !data) return <PageNotLoaded onRetry={() => void refetch()} />;
  const total = data?.weeks.reduce((sum, week) => sum + week.leads, 0) ?? 0;
  const periods = (
    <nav className={styles.periods} aria-label={words.period}>
      {PERIODS.map((period) => (
        <Link
          key={period}
          to="/numbers"
          search={{ weeks: period }}
          activeProps={{}}
          aria-current={period === weeks || undefined}
        >
          {words.periods[period]}
        </Link>
      ))}
    </nav>
  );
  return (
    <Page title={words.title} lede={words.lede} aside={periods}>
      {data && (
        <>
          <section className={styles.big}>
            <div>
              <h2>{words.median}</h2>
              <Figure ms={data.firstReply.medianMs} />
              {data.firstReply.p90Ms !== null && (
                <p className="soft">
                  {words.p90(formatSpan(data.firstReply.p90Ms).replaceAll(' ', '\u00a0'))}
                </p>
              )}
            </div>
            <dl className={styles.four}>
              <Count name={words.four.leads} value={total} />
              <Count name={words.four.answered} value={data.firstReply.answered} />
              <Count name={words.four.waiting} value={people} />
              <Count name={words.four.late} value={late} isLate={late > 0} />
            </dl>
          </section>
          <div className={styles.pair}>
            <WeekChart weeks={data.weeks} />
            <Bars
              title={words.outcomes.title}
              note={words.outcomes.note}
              rows={data.outcomes.map(({ status, leads }) => ({
                name: statusLabels[status as LeadStatus] ?? status,
                leads,
              }))}
            />
            <Bars
              title={words.sources.title}
              note={words.sources.note}
              rows={data.sources.map(({ name, leads }) => ({
                name: words.sources.names.get(name) ?? name,
                leads,
              }))}
            />
            <Bars
              title={words.pages.title}
              note={words.pages.note}
              rows={data.pages.map(({ path, title, leads }) => ({
                name: title || path || words.pages.unknown,
                detail: title && path,
                leads,
              }))}
            />
          </div>
          <Funnel steps={data.funnel} />
        </>
      )}
    </Page>
  );
}

/** A time span in large type: "38 min". */
function Figure({ ms }: { ms: number | null }) {
  if (ms === null) return <p className={styles.none}>{words.noReply}</p>;
  const parts = formatSpan(ms).split(' ');
  return (
    <p className={`display ${styles.figure}`}>
      {parts.map((part, at) =>
        at % 2 === 0 ? `${at > 0 ? ' ' : ''}${part} ` : <small key={part}>{part}</small>,
      )}
    </p>
  );
}

function Count({ name, value, isLate = false }: { name: string; value: number; isLate?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={`display ${isLate ? styles.late : ''}`}>{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
