import { Link } from '@tanstack/react-router';
import { contentWords as words } from '#content/desk/content.ts';
import type { ContentEntry } from '#domain/desk/content.ts';
import { useNow } from '../../frame/use-now.ts';
import { readableTime } from '../readable-time.ts';
import styles from './content-items.module.css';
import { StateMark } from './state-mark.tsx';

/** A list of records, each a link to its editor. */
export function ContentItems({ label, entries }: { label: string; entries: ContentEntry[] }) {
  const now = useNow();
  return (
    <ul className={styles.items} aria-label={label}>
      {entries.map((entry) => {
        const { kind, id, title, note, state, updatedAt, updatedBy, origin, publishAt } = entry;
        return (
          <li key={id}>
            <Link to="/content/$kind/$id" params={{ kind, id }}>
              <span className={styles.title}>
                <span>{title}</span>
                {note && <small>{note}</small>}
                {entry.shippedChanged && <small className={styles.shipped}>{words.shippedChanged}</small>}
              </span>
              <StateMark state={state}>
                {publishAt && words.publishes(readableTime(publishAt, now))}
              </StateMark>
              <span className={styles.when}>
                {updatedBy || origin === 'desk'
                  ? words.by(readableTime(updatedAt, now), updatedBy)
                  : words.origins[origin]}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
