import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { leadsWords } from '#content/desk/leads.ts';
import { type LeadSearch, leadCountsQuery } from '../api/queries.ts';
import { SearchBox } from '../frame/search-box.tsx';
import { useNow } from '../frame/use-now.ts';
import { Icon } from '../ui/icon.tsx';
import { type LitWindow, Roofline, windowsIn } from '../ui/roofline.tsx';
import styles from './list-head.module.css';
import { dueTime } from './reply-clock.ts';

const route = getRouteApi('/desk/leads');

/** How many segments of the roofline fit the column. */
const SEGMENTS = 5;

/** The inbox header: the number of people who wait, as text and as lit windows. */
export function ListHead() {
  const now = useNow();
  const counts = useQuery(leadCountsQuery).data;
  const { people: count, late } = counts?.waiting ?? { people: 0, late: 0 };
  const due = counts?.byFilter.due ?? 0;
  const soonest = (counts?.next ?? [])
    .filter(({ replyDueAt }) => Date.parse(replyDueAt) > now)
    .map(({ firstName, replyDueAt }) => leadsWords.nextOne(firstName, dueTime(replyDueAt, now)));
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <h1>{leadsWords.title}</h1>
        <LeadSearchBox />
      </div>
      <div className={styles.waiting}>
        {count > 0 ? (
          <p className={styles.sentence}>
            {leadsWords.waiting(count)}
            {late > 0 ? (
              <>
                {', '}
                <em>{leadsWords.late(late)}</em>
              </>
            ) : (
              '.'
            )}
          </p>
        ) : (
          <p className={styles.sentence}>{counts ? leadsWords.nobody : '\u00a0'}</p>
        )}
        <p className="small">
          {soonest[0]
            ? leadsWords.next(soonest[0], soonest[1] ?? '')
            : counts && !count
              ? leadsWords.dark
              : '\u00a0'}
        </p>
        {due > 0 && (
          <Link className={styles.due} to="/leads" search={{ filter: 'due' }}>
            <Icon name="reminder" />
            {leadsWords.reminders(due)}
          </Link>
        )}
      </div>
      <div className={styles.roof}>
        <Roofline windows={litWindows(count, late)} segments={SEGMENTS} />
      </div>
    </div>
  );
}

/** One window per waiting person, spread over the houses; overdue ones first. */
function litWindows(count: number, late: number): LitWindow[] {
  const all = windowsIn(SEGMENTS);
  // Coprime with the number of windows, so that no window is used twice.
  const stride = 4;
  const lit = Math.min(count, all);
  return Array.from({ length: lit }, (_, at) => ({ index: (3 + at * stride) % all, isLate: at < late }));
}

/** Searches leads by name, address, phone number or text. */
function LeadSearchBox() {
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const search = (next: string) =>
    void navigate({
      to: '/leads',
      search: ({ q: _, ...rest }) => (next ? { ...rest, q: next } : rest),
      replace: true,
    });
  // The list is covered by a full-page lead, and on a narrow screen by any lead.
  const reveal = () =>
    navigate({ to: '/leads', search: ({ full: _, ...rest }: LeadSearch & { full?: true }) => rest });
  return <SearchBox label={leadsWords.search} q={q} onSearch={search} reveal={reveal} />;
}
