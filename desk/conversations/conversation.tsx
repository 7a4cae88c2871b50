import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { conversationsWords as words } from '#content/desk/conversations.ts';
import { languageOf } from '#domain/chat/text/language.ts';
import { hasStatus } from '../api/desk-client.ts';
import { conversationQuery } from '../api/queries.ts';
import { NotFound, NotLoaded } from '../frame/page-states.tsx';
import { clockTime, dateAndTime } from '../frame/times.ts';
import { useMedia } from '../frame/use-media.ts';
import { usePageTitle } from '../frame/use-page-title.ts';
import styles from './conversation.module.css';
import { visitorName } from './conversation-rows.tsx';

const route = getRouteApi('/desk/conversations/$conversationId');

/** One chat, with the sources of each answer. */
export function ConversationPane() {
  const { conversationId } = route.useParams();
  usePageTitle(visitorName(conversationId));
  const { data, error, refetch } = useQuery(conversationQuery(conversationId));
  // On a narrow screen this is the only column, so it has the page's heading.
  const Heading = useMedia('(min-width: 1024px)') ? 'h2' : 'h1';
  if (!data && error) {
    return hasStatus(error, 404) ? (
      <NotFound heading={Heading} />
    ) : (
      <NotLoaded onRetry={() => void refetch()} heading={Heading} />
    );
  }
  const [first] = data?.messages ?? [];
  return (
    <>
      <header className={styles.head}>
        <Heading>{visitorName(conversationId)}</Heading>
        {first && <p className="small">{dateAndTime(first.timestamp)}</p>}
      </header>
      {/* A new log for each chat, with its messages: screen readers announce what is added to one. */}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
        <div key={conversationId} className={styles.log} role="log" aria-label={words.messages} tabIndex={0}>
          {data.messages.map(({ id, role, name, content, timestamp, source }) => (
            <div key={id} className={`${styles.message} ${styles[role]}`}>
              <p className={styles.by}>
                <span>{name ?? words.roles[role]}</span>
                <time dateTime={timestamp}>{clockTime(timestamp)}</time>
              </p>
              <div className={styles.bubble}>
                <p lang={languageOf(content) ?? undefined}>{content}</p>
                {source && <p className={styles.source}>{source}</p>}
              </div>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
