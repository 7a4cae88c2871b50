import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import { LinkList } from '../ui/link-list.tsx';
import styles from './search-results.module.css';
import type { SearchResult } from './search-site.ts';

interface SearchResultsProps {
  query: string;
  found: SearchResult[];
  /** The number of neighborhoods on the site. */
  areaCount: number;
}

/** The search results, or a note that there are none. */
export function SearchResults({ query, found, areaCount }: SearchResultsProps) {
  const { search } = neighborhoodsPage;
  return (
    <section className="section">
      <div className="wrap">
        {found.length > 0 ? (
          <LinkList title={search.found(query)} links={found} />
        ) : (
          <div className={styles.none}>
            <h2 className={styles.title}>{search.nothing(query)}</h2>
            <p className="lede">{search.none(areaCount)}</p>
          </div>
        )}
      </div>
    </section>
  );
}
