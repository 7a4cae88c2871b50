/**
 * What a visitor typed, as the rest of the assistant reads it: lower case, no accents, no look-alike letters of other
 * alphabets, no markup, contractions written out, numbers without thousands separators, one space between words.
 */
export function plainText(raw: string): string {
  return fold(raw)
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[a-z]+'[a-z]+/g, (word) => CONTRACTIONS[word] ?? endsOf(word))
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/[^a-z0-9$%.+@]+/g, ' ')
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(SHORTHAND, word) ? (SHORTHAND[word] ?? word) : word))
    .replace(/ +/g, ' ')
    .trim();
}

/** The words of a plain text. */
export function wordsOf(plain: string): string[] {
  return plain === '' ? [] : plain.split(' ');
}

/** Letters only: accents, alphabets, widths and invisible characters folded away; punctuation stays. */
export function fold(raw: string): string {
  return raw
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (char) => LOOKALIKES[char] ?? char)
    .replace(/\p{Cc}/gu, ' ');
}

const LOOKALIKES: Record<string, string> = {
  ...pairs('аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdɡgһhӏlԛqԝwпnгrӡ3ьb'),
  ...pairs('αaβbεeηnιiκkνvοoρpτtυuχxωwγyσo'),
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', '’': "'", '‘': "'", '´': "'", ʼ: "'" },
};

function pairs(text: string): Record<string, string> {
  const chars = [...text];
  const map: Record<string, string> = {};
  for (let index = 0; index + 1 < chars.length; index += 2) map[chars[index] ?? ''] = chars[index + 1] ?? '';
  return map;
}

const CONTRACTIONS: Record<string, string> = {
  "can't": 'can not',
  "won't": 'will not',
  "i'm": 'i am',
  "let's": 'let us',
  "y'all": 'you all',
  "what's": 'what is',
  "where's": 'where is',
  "who's": 'who is',
  "how's": 'how is',
  "that's": 'that is',
  "it's": 'it is',
  "there's": 'there is',
  "he's": 'he is',
  "she's": 'she is',
  "when's": 'when is',
};

/** As people type in a hurry. */
const SHORTHAND: Record<string, string> = {
  ...{
    ppl: 'people',
    peeps: 'people',
    kinda: 'kind of',
    sorta: 'sort of',
    wanna: 'want to',
    gonna: 'going to',
  },
  ...{
    gimme: 'give me',
    lemme: 'let me',
    u: 'you',
    ur: 'your',
    fone: 'phone',
    ac: 'air conditioning',
    blks: 'blacks',
    downpayment: 'down payment',
    wats: 'what is',
    r: 'are',
    im: 'i am',
    ive: 'i have',
    whats: 'what is',
  },
  ...{
    wheres: 'where is',
    whos: 'who is',
    hows: 'how is',
    dont: 'do not',
    doesnt: 'does not',
    cant: 'can not',
  },
  ...{
    wont: 'will not',
    isnt: 'is not',
    arent: 'are not',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    abt: 'about',
  },
  ...{ nbhd: 'neighborhood', neighbourhood: 'neighborhood', neighbourhoods: 'neighborhoods', ther: 'there' },
  ...{
    colour: 'color',
    neighbour: 'neighbor',
    neighbours: 'neighbors',
    tho: 'though',
    wat: 'what',
    wut: 'what',
  },
};

const ENDINGS: [ending: string, words: string][] = [
  ["n't", ' not'],
  ["'re", ' are'],
  ["'ve", ' have'],
  ["'ll", ' will'],
  ["'d", ' would'],
  ["'s", ''],
  ["'m", ' am'],
];

function endsOf(word: string): string {
  const found = ENDINGS.find(([ending]) => word.endsWith(ending));
  return found ? word.slice(0, -found[0].length) + found[1] : word.replace("'", '');
}
