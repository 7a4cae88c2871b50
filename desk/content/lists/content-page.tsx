import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { kindWords, contentWords as words } from '#content/desk/content.ts';
import type { ContentOverview } from '#domain/desk/content.ts';
import { contentListQuery, contentOverviewQuery } from '../../api/content-queries.ts';
import { FoundStatus } from '../../frame/found-status.tsx';
import { SectionNotLoaded } from '../../frame/page-states.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ContentFrame } from './content-frame.tsx';
import { ContentItems } from './content-items.tsx';
import { KindSection } from './kind-section.tsx';
import { NoRecords } from './no-records.tsx';
import { hasUnpublished } from './state-mark.tsx';

/** How many of each kind the overview shows. */
const SHOWN = 3;

type Kind = ContentOverview['kinds'][number];

const route = getRouteApi('/desk/content');

/** Overview of the site's content: a few records of each kind, or search results. */
export function ContentPage() {
  usePageTitle(words.title);
  const { q = '', drafts } = route.useSearch();
  const overview = useQuery(contentOverviewQuery(q));
  const { data, isPlaceholderData } = overview;
  const lists = useDraftLists(drafts ? data?.kinds : undefined, q);
  const kinds = drafts ? lists.kinds : (data?.kinds.filter(({ entries }) => entries.length > 0) ?? []);
  const found = kinds.reduce((sum, { count, entries }) => sum + (drafts ? entries.length : count), 0);
  const failed = [overview, ...lists.queries].filter((query) => query.isError && !query.data);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <ContentFrame>
      <FoundStatus count={q && data && !isPlaceholderData && lists.isComplete ? found : undefined} />
      {failed.length > 0 && <SectionNotLoaded onRetry={retry} />}
      {data && lists.isComplete && kinds.length === 0 && <NoRecords q={q} />}
      {kinds.map((kind) => (
        <KindSection key={kind.kind} title={kindWords[kind.kind].title} aside={<SeeAll {...kind} q={q} />}>
          <ContentItems
            label={kindWords[kind.kind].title}
            entries={q || drafts ? kind.entries : kind.entries.slice(0, SHOWN)}
          />
        </KindSection>
      ))}
    </ContentFrame>
  );
}

/** Every unpublished change, not only the newest. */
function useDraftLists(kinds: Kind[] = [], q: string) {
  const asked = kinds.filter(({ drafts }) => drafts > 0);
  const queries = useQueries({ queries: asked.map(({ kind }) => contentListQuery(kind, q)) });
  const lists = asked.map((kind, index) => ({
    ...kind,
    entries: queries[index]?.data?.entries.filter(({ state }) => hasUnpublished(state)) ?? [],
  }));
  return {
    queries,
    isComplete: queries.every(({ data }) => data),
    kinds: lists.filter(({ entries }) => entries.length > 0),
  };
}

function SeeAll({ kind, count, entries, q }: Kind & { q: string }) {
  const [only] = entries;
  const hidden = <span className="visually-hidden">{words.in(kindWords[kind].title)}</span>;
  if (count === 1 && only) {
    return (
      <Link className={buttonClass('link')} to="/content/$kind/$id" params={{ kind, id: only.id }}>
        {words.open}
        {hidden}
      </Link>
    );
  }
  return (
    <Link className={buttonClass('link')} to="/content/$kind" params={{ kind }} search={q ? { q } : {}}>
      {words.all(count)}
      {hidden}
    </Link>
  );
}
