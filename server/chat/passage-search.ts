import type { Catalog } from '#domain/services.ts';
import { passageIndex } from './passage-index.ts';
import { sitePassages } from './site-passages.ts';

type Search = ReturnType<typeof passageIndex>;

/** The index over the site's prose, rebuilt when the agent, a guide or an area in the store has changed. */
export function passageSearch(
  catalog: Pick<Catalog, 'guides' | 'neighborhoods' | 'profile'>,
): () => Promise<Search> {
  let made = '';
  let search: Search = () => null;
  return async () => {
    const [agent, guides, areas] = await Promise.all([
      catalog.profile(),
      catalog.guides(),
      catalog.neighborhoods(),
    ]);
    const now = JSON.stringify([
      agent,
      guides.map(({ slug, updatedAt }) => [slug, updatedAt]),
      areas.map(({ slug, name, description, highlights }) => [slug, name, description, highlights]),
    ]);
    if (now !== made) {
      search = passageIndex(sitePassages(agent, guides, areas));
      made = now;
    }
    return search;
  };
}
