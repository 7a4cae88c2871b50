import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contentWords as words } from '#content/desk/content.ts';
import { contentOverviewQuery } from '../../api/content-queries.ts';
import { PageNotLoaded } from '../../frame/page-states.tsx';
import { SearchBox } from '../../frame/search-box.tsx';
import { Page } from '../../ui/page.tsx';
import { ContentShelf } from './content-shelf.tsx';

/** The frame around every list of records: page header, search and kinds. */
export function ContentFrame({ children }: { children: ReactNode }) {
  const { q = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const overview = useQuery(contentOverviewQuery(''));
  if (overview.isError && !overview.data) return <PageNotLoaded onRetry={() => void overview.refetch()} />;
  const kinds = overview.data?.kinds;
  const drafts = kinds?.reduce((sum, one) => sum + one.drafts, 0) ?? 0;
  const search = (next: string) =>
    void navigate({
      to: '.',
      search: ({ q: _, ...rest }) => (next ? { ...rest, q: next } : rest),
      replace: true,
    });
  return (
    <Page
      title={words.title}
      lede={words.lede(drafts)}
      aside={<SearchBox label={words.search} q={q} onSearch={search} />}
    >
      <ContentShelf kinds={kinds}>{children}</ContentShelf>
    </Page>
  );
}
