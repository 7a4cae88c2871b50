interface TextPart {
  how: 'same' | 'gone' | 'new';
  text: string;
}

/** Longer texts are compared as a whole: the time grows with the product of their lengths. */
const MAX_COMPARED_WORDS = 1_500;
/** The minimum share of the shorter text that both have in common: below it, common words are coincidence. */
const MIN_SHARED = 0.4;
/** Unchanged words shown around a change. */
const CONTEXT_WORDS = 12;

/** Compares two texts word by word; long unchanged stretches are left out. */
export function wordDifference(before: string, after: string): TextPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const start = sharedStart(one, other);
  const end = sharedStart(one.slice(start).reverse(), other.slice(start).reverse());
  const middle = compare(one.slice(start, one.length - end), other.slice(start, other.length - end));
  const parts: TextPart[] = [
    { how: 'same', text: one.slice(0, start).join('') },
    ...middle,
    { how: 'same', text: end > 0 ? one.slice(-end).join('') : '' },
  ];
  return mergeAdjacent(parts).map((part, index, all) =>
    part.how === 'same' ? { ...part, text: shorten(part.text, index > 0, index < all.length - 1) } : part,
  );
}

/** Splits into words, each with the space after it, so that joining them restores the text. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+\s*/g) ?? [];

function sharedStart(one: string[], other: string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? one.length : differs;
}

/** The longest common subsequence of words: the table is filled from the end, then read from the start. */
function compare(one: string[], other: string[]): TextPart[] {
  const whole: TextPart[] = [
    { how: 'gone', text: one.join('') },
    { how: 'new', text: other.join('') },
  ];
  if (one.length === 0 || other.length === 0 || one.length + other.length > MAX_COMPARED_WORDS) return whole;
  const width = other.length + 1;
  const common = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  if (at(0, 0) < MIN_SHARED * Math.min(one.length, other.length)) return whole;
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [gone = '', added = ''] = [one[i], other[j]];
    if (i < one.length && gone === added) {
      parts.push({ how: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ how: 'gone', text: gone });
      i += 1;
    } else {
      parts.push({ how: 'new', text: added });
      j += 1;
    }
  }
  return parts;
}

/** Merges adjacent parts of one kind; deletions come before insertions. */
function mergeAdjacent(parts: TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const last = result.at(-1);
    if (last?.how === part.how) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

function shorten(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const words = wordsOf(text);
  const keep = (hasBefore ? CONTEXT_WORDS : 0) + (hasAfter ? CONTEXT_WORDS : 0);
  if (words.length <= keep + CONTEXT_WORDS) return text;
  const head = hasBefore ? words.slice(0, CONTEXT_WORDS).join('') : '';
  const tail = hasAfter ? words.slice(-CONTEXT_WORDS).join('') : '';
  return `${head}… ${tail}`;
}
