import type { Catalog } from '#domain/services.ts';
import { passageIndex } from './passage-index.ts';
import { sitePassages } from './site-passages.ts';

type Search = ReturnType<typeof passageIndex>;

/** The index over the site's prose, made anew when a guide or an area in the store has changed. */
export function passageSearch(catalog: Pick<Catalog, 'guides' | 'neighborhoods'>): () => Promise<Search> {
  let made = '';
  let search: Search = () => null;
  return async () => {
    const [guides, areas] = await Promise.all([catalog.guides(), catalog.neighborhoods()]);
    const now = JSON.stringify([
      guides.map(({ slug, updatedAt }) => [slug, updatedAt]),
      areas.map(({ description }) => description),
    ]);
    if (now !== made) {
      search = passageIndex(sitePassages(guides, areas));
      made = now;
    }
    return search;
  };
}
