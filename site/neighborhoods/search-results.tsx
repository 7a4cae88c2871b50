import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import { LinkList } from '../ui/link-list.tsx';
import type { Found } from './search-site.ts';

interface SearchResultsProps {
  query: string;
  found: Found[];
}

/** What the search found, or that it found nothing. */
export function SearchResults({ query, found }: SearchResultsProps) {
  const { search } = neighborhoodsPage;
  return (
    <section className="section">
      <div className="wrap">
        <LinkList title={search.found(query)} links={found} />
        {found.length === 0 && <p className="lede">{search.none}</p>}
      </div>
    </section>
  );
}
