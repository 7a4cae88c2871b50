import { isDeepStrictEqual } from 'node:util';
import MiniSearch from 'minisearch';
import { stem } from '#domain/chat/text/stem.ts';
import type { Catalog } from '#domain/services.ts';
import { type IndexedPassage, type Passage, sitePassages } from './site-passages.ts';

/** Returns the passage with most of a question's words; null if none has enough. */
type Search = (words: string) => Passage | null;

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

/** Minimum share, and number, of the question's words in a passage. */
const MIN_COVERAGE = 0.7;
const MIN_WORDS = 2;
/** Shorter words are ignored. */
const MIN_WORD_LENGTH = 4;

function passageIndex(passages: IndexedPassage[]): Search {
  const term = (word: string) => (word.length < MIN_WORD_LENGTH ? null : stem(word));
  const index = new MiniSearch<IndexedPassage & { id: number }>({
    fields: ['heading', 'text'],
    processTerm: (word) => term(word.toLowerCase()),
    searchOptions: { boost: { heading: 2 }, combineWith: 'OR' },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return (words) => {
    const wanted = new Set(
      words
        .split(/[\s\p{P}]+/u)
        .map(term)
        .filter((word) => word !== null),
    );
    if (wanted.size < MIN_WORDS) return null;
    const found = index.search(words).slice(0, 8);
    const best = found.find(({ queryTerms }) => {
      const held = queryTerms.filter((word) => wanted.has(word)).length;
      return held >= MIN_WORDS && held / wanted.size >= MIN_COVERAGE;
    });
    return best ? (passages[best.id] ?? null) : null;
  };
}
