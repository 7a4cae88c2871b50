import { editDistance } from './edit-distance.ts';
import type { Language } from './language.ts';

/** Puts right the words of a plain text that nobody knows and that are nearly a word the assistant listens for. */
export type Speller = (plain: string, language?: Language | null) => string;

/** Shortest word that is corrected, and the length from which two mistakes are forgiven. */
const SHORTEST = 4;
const SHORTEST_SPANISH = 9;
const TWO_MISTAKES_FROM = 8;
/** Shortest parts of a word that is taken for two without a space between them: "porchlight" is a name. */
const SHORTEST_PART = 3;
const LONG_PART = 7;
/** More than an ending. */
const SHORTEST_LAST = 4;

const MOST_REMEMBERED = 5_000;

/**
 * @param listened words to correct towards, the more important first
 * @param known words that are right as they stand; a misspelling is never one of them
 */
export function createSpeller(listened: readonly string[], known: Iterable<string>): Speller {
  const wanted = [...new Set(listened)];
  const right = new Set([...known, ...wanted]);
  const byInitial = Map.groupBy(wanted, (word) => word[0]);
  const remembered = new Map<string, string>();

  function correct(word: string): string {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isRight(word)) return word;
    const kept = remembered.get(word);
    if (kept) return kept;
    const candidates = byInitial.get(word[0]) ?? [];
    const singular = /[^ei]s$/.test(word) ? nearest(word.slice(0, -1), candidates) : null;
    const corrected = nearest(word, candidates) ?? (singular ? `${singular}s` : (parted(word) ?? word));
    if (remembered.size < MOST_REMEMBERED) remembered.set(word, corrected);
    return corrected;
  }
  const isRight = (word: string) => right.has(word) || (word.endsWith('s') && right.has(word.slice(0, -1)));

  /** "Duediligence" and "earnestmoney" lack a space. */
  function parted(word: string): string | null {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_LAST; at += 1) {
      const isLong = at >= LONG_PART || word.length - at >= LONG_PART;
      if (isLong && right.has(word.slice(0, at)) && right.has(word.slice(at)))
        return `${word.slice(0, at)} ${word.slice(at)}`;
    }
    return null;
  }

  // Few Spanish words are known here, so that only long ones are surely misspelled.
  return (plain, language) =>
    plain
      .split(' ')
      .map((word) => (language === 'es' && word.length < SHORTEST_SPANISH ? word : correct(word)))
      .join(' ');
}

function nearest(word: string, candidates: readonly string[]): string | null {
  const swapped = candidates.flatMap((one) => [one, `${one}s`]).find((one) => isSwap(word, one));
  if (swapped) return swapped;
  let best: string | null = null;
  let least = word.length >= TWO_MISTAKES_FROM ? 3 : 2;
  for (const candidate of candidates) {
    if (candidate.length < SHORTEST) continue;
    const most = Math.min(least - 1, candidate.length >= TWO_MISTAKES_FROM ? 2 : 1);
    const distance = editDistance(word, candidate, most);
    if (distance <= most && !(candidate.length === SHORTEST && isRisky(word, candidate))) {
      best = candidate;
      least = distance;
      if (least === 1) break;
    }
  }
  return best;
}

/** Of a four-letter word only a swap or a doubled letter is a sure misspelling. */
function isRisky(word: string, candidate: string): boolean {
  return !hasSameLetters(word, candidate) && word.length <= candidate.length;
}

/** "Sloar" is "solar" before it is "soar". */
function isSwap(word: string, candidate: string): boolean {
  return hasSameLetters(word, candidate) && editDistance(word, candidate, 1) === 1;
}

function hasSameLetters(word: string, candidate: string): boolean {
  return (
    word.length === candidate.length && [...word].toSorted().join('') === [...candidate].toSorted().join('')
  );
}
