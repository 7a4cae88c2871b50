import { Link } from '@tanstack/react-router';
import { conversationsWords as words } from '#content/desk/conversations.ts';
import type { ConversationRow } from '#domain/desk/conversations.ts';
import { clockTime, dayName } from '../frame/times.ts';
import { useNow } from '../frame/use-now.ts';
import { Pane } from '../ui/pane.tsx';
import styles from './conversation-rows.module.css';

/** How many characters of the id distinguish visitors. */
const ID_LETTERS = 4;

/** "Visitor 7f3a", because visitors have no names yet. */
export const visitorName = (id: string): string => words.visitor(id.slice(0, ID_LETTERS));

interface ConversationRowsProps {
  conversations: readonly ConversationRow[];
  current: string | undefined;
}

/** The chats grouped by day, newest first. */
export function ConversationRows({ conversations, current }: ConversationRowsProps) {
  const now = useNow();
  const days = Map.groupBy(conversations, ({ updatedAt }) => dayName(updatedAt, now, words.days));
  return [...days].map(([day, chats]) => (
    <div key={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul>
        {chats.map(({ id, status, lastMessage, lastQuestion, updatedAt }) => (
          <li key={id} className={id === current ? `${styles.row} ${styles.current}` : styles.row}>
            <Pane lit={status === 'waiting' ? 'late' : status === 'joined' ? 'lit' : 'dark'} />
            <Link
              className={styles.name}
              to="/conversations/$conversationId"
              params={{ conversationId: id }}
              aria-current={id === current || undefined}
            >
              {visitorName(id)}
            </Link>
            <span className="small">{words.statuses[status]}</span>
            <p className={styles.more}>
              <span className={styles.gist}>{lastQuestion || lastMessage}</span>
              <time className="small figures" dateTime={updatedAt}>
                {clockTime(updatedAt)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  ));
}
