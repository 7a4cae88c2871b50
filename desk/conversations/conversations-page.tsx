import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet, useMatch } from '@tanstack/react-router';
import { conversationsWords as words } from '#content/desk/conversations.ts';
import { conversationListQuery, questionsQuery } from '../api/queries.ts';
import { NotLoaded, SectionNotLoaded } from '../frame/page-states.tsx';
import { usePageTitle } from '../frame/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ConversationRows, visitorName } from './conversation-rows.tsx';
import styles from './conversations-page.module.css';
import { Questions } from './questions.tsx';

const route = getRouteApi('/desk/conversations');

/** The chats with the assistant, and the questions it could not answer. */
export function ConversationsPage() {
  const open = useMatch({ from: '/desk/conversations/$conversationId', shouldThrow: false });
  usePageTitle(open ? null : words.title);
  const list = useInfiniteQuery(conversationListQuery);
  const asked = useQuery(questionsQuery);
  const questions = asked.data?.questions;
  const isAsking = route.useSearch().questions === true;
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? [];
  const view = isAsking ? 'questions' : open ? 'chat' : 'list';
  return (
    <main id="main" className={styles.talk} data-view={view} tabIndex={-1}>
      <nav className={styles.views} aria-label={words.views.label}>
        <Link to="/conversations" {...tab(view === 'list')}>
          {words.views.all}
        </Link>
        {open && (
          <Link
            to="/conversations/$conversationId"
            params={{ conversationId: open.params.conversationId }}
            {...tab(view === 'chat')}
          >
            {visitorName(open.params.conversationId)}
          </Link>
        )}
        <Link to="." search={{ questions: true }} {...tab(isAsking)}>
          {words.views.questions} <span className={styles.count}>{questions?.length ?? ''}</span>
        </Link>
      </nav>
      <section className={`${styles.column} ${styles.list}`} aria-label={words.title}>
        <div className={styles.head}>
          <h1>{words.title}</h1>
          <p className="small">{words.lede}</p>
        </div>
        <div className={styles.scroll}>
          {list.isError && conversations.length === 0 ? (
            <NotLoaded onRetry={() => void list.refetch()} />
          ) : list.isSuccess && conversations.length === 0 ? (
            <Empty title={words.none.title} note={words.none.note} />
          ) : (
            <ConversationRows conversations={conversations} current={open?.params.conversationId} />
          )}
          {list.hasNextPage && (
            <p className={styles.more}>
              <Button onClick={() => void list.fetchNextPage()}>{words.more}</Button>
            </p>
          )}
          {list.isFetchNextPageError && <SectionNotLoaded onRetry={() => void list.fetchNextPage()} />}
        </div>
      </section>
      <section className={`${styles.column} ${styles.chat}`}>
        {open ? <Outlet /> : <Empty title={words.choose.title} note={words.choose.note} window />}
      </section>
      <div className={`${styles.column} ${styles.questions}`}>
        <Questions questions={questions} />
        {asked.isError && !questions && <SectionNotLoaded onRetry={() => void asked.refetch()} />}
      </div>
    </main>
  );
}

/** Sets aria-current explicitly: the router would also mark "All chats" as current while a chat is open. */
const tab = (isCurrent: boolean) => ({
  'aria-current': isCurrent || undefined,
  activeOptions: { exact: true },
  activeProps: {},
});
