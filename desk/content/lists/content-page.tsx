import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { kindWords, contentWords as words } from '#content/desk/content.ts';
import type { ContentEntry, ContentOverview } from '#domain/desk/content.ts';
import { contentListQuery, contentOverviewQuery } from '../../api/content-queries.ts';
import { FoundStatus } from '../../frame/found-status.tsx';
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
  const { data, isPlaceholderData } = useQuery(contentOverviewQuery(q));
  const kinds = useDrafts(data?.kinds, drafts ? q : null).filter(({ entries }) => entries.length > 0);
  const found = kinds.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <ContentFrame>
      <FoundStatus count={q && data && !isPlaceholderData ? found : undefined} />
      {data && kinds.length === 0 && <NoRecords q={q} />}
      {kinds.map((kind) => (
        <KindSection key={kind.kind} title={kindWords[kind.kind].title} aside={<SeeAll {...kind} />}>
          <ContentItems
            label={kindWords[kind.kind].title}
            entries={q || drafts ? kind.entries : kind.entries.slice(0, SHOWN)}
          />
        </KindSection>
      ))}
    </ContentFrame>
  );
}

/** Shows every unpublished change, not only the newest. */
function useDrafts(kinds: Kind[] = [], q: string | null): Kind[] {
  const asked = q === null ? [] : kinds.filter(({ drafts }) => drafts > 0);
  const lists = useQueries({ queries: asked.map(({ kind }) => contentListQuery(kind, q ?? '')) });
  if (q === null) return kinds;
  return asked.map((kind, index) => ({
    ...kind,
    entries: (lists[index]?.data?.entries ?? []).filter(({ state }) => hasUnpublished(state)),
  }));
}

function SeeAll({ kind, count, entries }: { kind: Kind['kind']; count: number; entries: ContentEntry[] }) {
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
    <Link className={buttonClass('link')} to="/content/$kind" params={{ kind }}>
      {words.all(count)}
      {hidden}
    </Link>
  );
}
