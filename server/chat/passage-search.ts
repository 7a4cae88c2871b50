import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '#domain/services.ts';
import { passageIndex } from './passage-index.ts';
import { sitePassages } from './site-passages.ts';

type Search = ReturnType<typeof passageIndex>;

/** Returns the search over the site's prose; its index is rebuilt when the agent, a guide or an area has changed. */
export function passageSearch(
  catalog: Pick<Catalog, 'guides' | 'neighborhoods' | 'profile'>,
): () => Promise<Search> {
  let made: unknown[] = [];
  let search: Search = () => null;
  return async () => {
    const now = await Promise.all([catalog.profile(), catalog.guides(), catalog.neighborhoods()]);
    // The catalog returns the same objects until something is published.
    if (!isDeepStrictEqual(now, made)) {
      search = passageIndex(sitePassages(...now));
      made = now;
    }
    return search;
  };
}
