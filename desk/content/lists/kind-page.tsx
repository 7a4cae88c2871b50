import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { kindWords, contentWords as words } from '#content/desk/content.ts';
import { ADDABLE_KINDS } from '#domain/desk/content.ts';
import { IMPORT_KINDS } from '#domain/desk/content-imports.ts';
import { contentListQuery } from '../../api/content-queries.ts';
import { FoundStatus } from '../../frame/found-status.tsx';
import { PageNotLoaded } from '../../frame/page-states.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ContentFrame } from './content-frame.tsx';
import { ContentItems } from './content-items.tsx';
import styles from './kind-page.module.css';
import { KindSection } from './kind-section.tsx';
import { NoRecords } from './no-records.tsx';
import { hasUnpublished } from './state-mark.tsx';

const route = getRouteApi('/desk/content/$kind');

/** All records of one kind. */
export function KindPage() {
  const { kind } = route.useParams();
  const { q = '', drafts } = route.useSearch();
  const list = useQuery(contentListQuery(kind, q));
  const { title, note } = kindWords[kind];
  usePageTitle(title);
  if (list.isError && !list.data) return <PageNotLoaded onRetry={() => void list.refetch()} />;
  const all = list.data?.entries;
  const entries = all?.filter(({ state }) => !drafts || hasUnpublished(state));
  const canAdd = ADDABLE_KINDS.some((one) => one === kind);
  return (
    <ContentFrame>
      <FoundStatus count={q && !list.isPlaceholderData ? entries?.length : undefined} />
      <KindSection
        title={title}
        aside={
          <div className={styles.aside}>
            <Link
              className={buttonClass('link')}
              to="."
              search={({ drafts: _, ...rest }) => (drafts ? rest : { ...rest, drafts: true })}
              replace
            >
              {drafts ? words.everyState : words.onlyDrafts}
            </Link>
            {IMPORT_KINDS.some((one) => one === kind) && (
              <Link className={buttonClass('link')} to="/content/$kind/import" params={{ kind }}>
                {words.importFile}
              </Link>
            )}
            {canAdd && (
              <Link
                className={buttonClass('solid', true)}
                to="/content/$kind/$id"
                params={{ kind, id: 'new' }}
              >
                {words.add}
              </Link>
            )}
          </div>
        }
      >
        <p className={styles.note}>{note}</p>
        {entries && <ContentItems label={title} entries={entries} />}
        {entries?.length === 0 &&
          (q || drafts ? <NoRecords q={q} /> : <Empty title={words.empty.title} note={words.empty.note} />)}
      </KindSection>
    </ContentFrame>
  );
}
