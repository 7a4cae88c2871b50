export interface TextPart {
  how: 'same' | 'gone' | 'new';
  text: string;
}

/** Longer texts are compared as a whole: the table grows with the product of their lengths. */
const COMPARED_WORDS = 1_500;
/** The share of the shorter text that both must have: below it, common words are chance. */
const LEAST_SHARED = 0.4;
/** Unchanged words shown around a change. */
const AROUND = 12;

/** What two texts share and where they differ, word by word; long stretches that are the same are left out. */
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
  return joined(parts).map((part, index, all) =>
    part.how === 'same' ? { ...part, text: shortened(part.text, index > 0, index < all.length - 1) } : part,
  );
}

/** Each word with the space after it, so that joining them gives the text back. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+\s*/g) ?? [];

function sharedStart(one: string[], other: string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? one.length : differs;
}

/** The longest words in common, found from the end, then walked from the start. */
function compare(one: string[], other: string[]): TextPart[] {
  const whole: TextPart[] = [
    { how: 'gone', text: one.join('') },
    { how: 'new', text: other.join('') },
  ];
  if (one.length === 0 || other.length === 0 || one.length + other.length > COMPARED_WORDS) return whole;
  const width = other.length + 1;
  const common = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  if (at(0, 0) < LEAST_SHARED * Math.min(one.length, other.length)) return whole;
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

/** Merges neighbors of one kind; deletions come before insertions. */
function joined(parts: TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const last = result.at(-1);
    if (last?.how === part.how) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const words = wordsOf(text);
  const keep = (hasBefore ? AROUND : 0) + (hasAfter ? AROUND : 0);
  if (words.length <= keep + AROUND) return text;
  const head = hasBefore ? words.slice(0, AROUND).join('') : '';
  const tail = hasAfter ? words.slice(-AROUND).join('') : '';
  return `${head}… ${tail}`;
}
