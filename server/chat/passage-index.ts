import MiniSearch from 'minisearch';
import { stem } from '#domain/chat/text/stem.ts';

/** A quotable piece of the site's prose, and its page. */
export interface Passage {
  text: string;
  title: string;
  href: string;
}

export interface IndexedPassage extends Passage {
  heading: string;
}

/** Minimum share, and number, of the question's words in a passage. */
const MIN_COVERAGE = 0.7;
const MIN_WORDS = 2;
/** Shorter words are ignored. */
const MIN_WORD_LENGTH = 4;

/** Returns a search for the passage with most of a question's words; the search returns null if none has enough. */
export function passageIndex(passages: IndexedPassage[]): (words: string) => Passage | null {
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
