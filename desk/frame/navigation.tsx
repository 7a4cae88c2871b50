import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { frameWords } from '#content/desk/frame.ts';
import { leadCountsQuery } from '../api/queries.ts';
import { Icon } from '../ui/icon.tsx';
import { showFocused } from '../ui/link-row.ts';
import styles from './navigation.module.css';

const PAGES = [
  { to: '/leads', key: 'leads' },
  { to: '/conversations', key: 'conversations' },
  { to: '/content', key: 'content' },
  { to: '/numbers', key: 'numbers' },
  { to: '/settings', key: 'settings' },
] as const;

/** The main navigation: in the header, on phones at the bottom of the window. */
export function DeskNavigation() {
  const waiting = useQuery(leadCountsQuery).data?.waiting.people ?? 0;
  return (
    <nav className={styles.navigation} aria-label={frameWords.navigation} onFocus={showFocused}>
      <ul>
        {PAGES.map(({ to, key }) => (
          <li key={key}>
            <Link to={to}>
              <Icon name={key} className={styles.icon} />
              {frameWords.pages[key]}
              {key === 'leads' && waiting > 0 && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {waiting}
                  </span>
                  <span className="visually-hidden">{frameWords.waiting(waiting)}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
