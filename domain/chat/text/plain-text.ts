import { CONTRACTIONS, SHORT_FORMS, SHORTHAND } from './shorthand.ts';

/**
 * Normalizes what a visitor typed: lower case, no accents, no look-alike letters of other alphabets, no markup, contractions
 * expanded, numbers without thousands separators, one space between words.
 */
export function plainText(raw: string): string {
  const plain = fold(raw)
    .replace(/≥|>=/g, ' at least ')
    .replace(/≤|<=/g, ' at most ')
    .replace(/>(?= ?[$\d])/g, ' over ')
    .replace(/<(?= ?[$\d])/g, ' under ')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\bw\/(?!o\b)(?=[\w $])/g, 'with ')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/(?<![a-z])[a-z]+'[a-z]+/g, (word) => CONTRACTIONS[word] ?? expandContraction(word))
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/(?<=[a-z]) ?[&+] ?(?=[a-z])/g, ' and ')
    .replace(/[^a-z0-9$%.+@]+/g, ' ')
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(SHORTHAND, word) ? (SHORTHAND[word] ?? word) : word))
    .replace(/ +/g, ' ')
    .trim();
  return toOneByteString(SHORT_FORMS.reduce((text, [pattern, words]) => text.replace(pattern, words), plain));
}

/**
 * Returns the same text as a one-byte string. Text derived from a two-byte string stays two-byte, and V8 compiles every
 * regular expression again for such strings: the guard's took a second.
 */
function toOneByteString(ascii: string): string {
  return ascii.split('').join('');
}

/** Splits a plain text into words. */
export function wordsOf(plain: string): string[] {
  return plain === '' ? [] : plain.split(' ');
}

/** Folds accents, alphabets, widths and invisible characters to lower-case ASCII letters; punctuation stays. */
export function fold(raw: string): string {
  return raw
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (char) => LOOKALIKES[char] ?? digitOf(char) ?? char)
    .replace(/\p{Cc}/gu, ' ');
}

const LOOKALIKES: Record<string, string> = {
  ...pairsToMap('аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdɡgһhӏlԛqԝwпnгrӡ3ьb'),
  ...pairsToMap('αaβbεeηnιiκkνvοoρpτtυuχxωwγyσo'),
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', '’': "'", '‘': "'", '´': "'", ʼ: "'" },
  ...{ '٬': ',', '٫': '.', '٪': '%' }, // beside Arabic digits
};

/** Converts the digits of all scripts to ASCII, and letters and signs to their normal width. */
export function withPlainDigits(raw: string): string {
  return raw.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, (char) => digitOf(char) ?? char);
}

/** Returns only the digits of a text, as ASCII. */
export function digitsIn(raw: string): string {
  return withPlainDigits(raw).replace(/\D/g, '');
}

/** The ten digits of a script are consecutive in a block of sixteen code points, from its first or seventh. */
function digitOf(char: string): string | null {
  if (!DIGIT.test(char)) return null;
  const code = char.codePointAt(0) ?? 0;
  const block = code - (code % 16);
  return String(code - (DIGIT.test(String.fromCodePoint(block)) ? block : block + 6));
}

const DIGIT = /^\p{Nd}$/u;

function pairsToMap(text: string): Record<string, string> {
  const chars = [...text];
  const map: Record<string, string> = {};
  for (let index = 0; index + 1 < chars.length; index += 2) map[chars[index] ?? ''] = chars[index + 1] ?? '';
  return map;
}

const ENDINGS: [ending: string, words: string][] = [
  ["n't", ' not'],
  ["'re", ' are'],
  ["'ve", ' have'],
  ["'ll", ' will'],
  ["'d", ' would'],
  ["'s", ''],
  ["'m", ' am'],
];

function expandContraction(word: string): string {
  const found = ENDINGS.find(([ending]) => word.endsWith(ending));
  return found ? word.slice(0, -found[0].length) + found[1] : word.replace("'", '');
}
