export interface TextPart {
  how: 'same' | 'gone' | 'new';
  text: string;
}

/** Longer texts are compared by paragraphs: the time grows with the product of their lengths. */
const MAX_COMPARED_PIECES = 1_500;
/** The minimum share of the shorter text that both have in common: below it, common words are coincidence. */
const MIN_SHARED = 0.4;
/** Unchanged words shown around a change. */
const CONTEXT_WORDS = 12;

/** Compares two texts word by word; long unchanged stretches are left out. */
export function wordDifference(before: string, after: string): TextPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const start = sharedStart(one, other);
  const end = sharedStart(one.slice(start).reverse(), other.slice(start).reverse());
  const [gone, added] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const parts: TextPart[] = [
    { how: 'same', text: one.slice(0, start).join('') },
    ...(areComparable(gone, added)
      ? compareWords(gone, added)
      : compareParagraphs(gone.join(''), added.join(''))),
    { how: 'same', text: end > 0 ? one.slice(-end).join('') : '' },
  ];
  return mergeAdjacent(parts).map((part, index, all) =>
    part.how === 'same' ? { ...part, text: shorten(part.text, index > 0, index < all.length - 1) } : part,
  );
}

/** Splits into words, each with the space after it, so that joining them restores the text. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+\s*/g) ?? [];

/** Splits into paragraphs likewise. */
const paragraphsOf = (text: string): string[] => text.match(/.*\n+|.+/g) ?? [];

function sharedStart(one: string[], other: string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? one.length : differs;
}

const areComparable = (one: string[], other: string[]) => one.length + other.length <= MAX_COMPARED_PIECES;

function compareWords(one: string[], other: string[]): TextPart[] {
  const parts = align(one, other);
  const shared = parts.filter(({ how }) => how === 'same').length;
  const isCoincidence = shared < MIN_SHARED * Math.min(one.length, other.length);
  return isCoincidence ? whole(one.join(''), other.join('')) : parts;
}

/** Finds the paragraphs that both texts have, and compares those between them word by word. */
function compareParagraphs(before: string, after: string): TextPart[] {
  const [one, other] = [paragraphsOf(before), paragraphsOf(after)];
  if (!areComparable(one, other)) return whole(before, after);
  let [gone, added] = ['', ''];
  const parts: TextPart[] = [];
  for (const part of [...align(one, other), { how: 'same' as const, text: '' }]) {
    if (part.how === 'gone') gone += part.text;
    else if (part.how === 'new') added += part.text;
    else {
      const [words, otherWords] = [wordsOf(gone), wordsOf(added)];
      const isShort = areComparable(words, otherWords);
      parts.push(...(isShort ? compareWords(words, otherWords) : whole(gone, added)), part);
      [gone, added] = ['', ''];
    }
  }
  return parts;
}

const whole = (before: string, after: string): TextPart[] => [
  { how: 'gone', text: before },
  { how: 'new', text: after },
];

/** The longest common subsequence: the table is filled from the end, then read from the start. */
function align(one: string[], other: string[]): TextPart[] {
  const width = other.length + 1;
  const common = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
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
