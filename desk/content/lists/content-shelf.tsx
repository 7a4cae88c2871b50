import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { kindWords, contentWords as words } from '#content/desk/content.ts';
import type { ContentOverview } from '#domain/desk/content.ts';
import { showCurrent, showFocused } from '../../ui/link-row.ts';
import styles from './content-shelf.module.css';

interface ContentShelfProps {
  /** Absent while they load. */
  kinds: ContentOverview['kinds'] | undefined;
  children: ReactNode;
}

/** The list of kinds on the left (on small screens above) beside the current list of records. */
export function ContentShelf({ kinds, children }: ContentShelfProps) {
  const total = kinds?.reduce((sum, { count }) => sum + count, 0);
  const drafts = kinds?.reduce((sum, one) => sum + one.drafts, 0);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Again when the kinds arrive.
  useEffect(() => showCurrent(nav.current), [pathname, kinds?.length]);
  return (
    <div className={styles.shelf}>
      <nav ref={nav} className={styles.kinds} aria-label={words.kinds} onFocus={showFocused}>
        <ul>
          <li>
            <Link to="/content" search={{}} activeOptions={{ exact: true, includeSearch: true }}>
              {words.everything} <span className={styles.count}>{total}</span>
            </Link>
          </li>
          <li>
            <Link
              to="/content"
              search={{ drafts: true }}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {words.drafts} <span className={styles.count}>{drafts}</span>
            </Link>
          </li>
          {kinds?.map(({ kind, count }) => (
            <li key={kind}>
              <Link to="/content/$kind" params={{ kind }} activeOptions={{ includeSearch: false }}>
                {kindWords[kind].title} <span className={styles.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}
