import { smallWords } from '#content/assistant/common-words.ts';
import type { Catalog } from '#domain/services.ts';
import { passageIndex } from './passage-index.ts';
import { sitePassages } from './site-passages.ts';

export interface Passages {
  search: ReturnType<typeof passageIndex>;
  /** Every text of the index: words that are spelled right. */
  texts: string[];
}

/** The index over the site's prose, made anew when a guide or an area in the store has changed. */
export function passageSearch(catalog: Pick<Catalog, 'guides' | 'neighborhoods'>): () => Promise<Passages> {
  const ignored = new Set(smallWords);
  let made = '';
  let passages: Passages = { search: () => null, texts: [] };
  return async () => {
    const [guides, areas] = await Promise.all([catalog.guides(), catalog.neighborhoods()]);
    const now = JSON.stringify([
      guides.map(({ slug, updatedAt }) => [slug, updatedAt]),
      areas.map(({ description }) => description),
    ]);
    if (now !== made) {
      const all = sitePassages(guides, areas);
      passages = {
        search: passageIndex(all, ignored),
        texts: all.map(({ heading, text }) => `${heading} ${text}`),
      };
      made = now;
    }
    return passages;
  };
}
