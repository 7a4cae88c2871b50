import MiniSearch from 'minisearch';
import { stem } from '#domain/chat/text/stem.ts';

/** A piece of the site's prose with where it stands. */
export interface Passage {
  text: string;
  title: string;
  href: string;
}

export interface IndexedPassage extends Passage {
  heading: string;
}

/** Share of a question's words that a passage must hold, and how many at least. */
const MIN_COVERAGE = 0.7;
const MIN_WORDS = 2;
/** Shorter words tell nothing. */
const MIN_WORD_LENGTH = 4;

/**
 * Finds the passage that answers a question by its words.
 * @returns a search; null when no passage holds enough of the words to be an answer
 */
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
