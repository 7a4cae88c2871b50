/**
 * A message with the addresses and numbers that it spells out or dictates in their usual form: "mary dash ann at g mail dot com",
 * "seven oh four, double five five, oh one two eight". An address that may begin earlier than it seems ("jay wells at gmail dot
 * com") stays as it is, to be asked for again.
 */
export function withoutSpelling(raw: string): string {
  return raw
    .replace(SINGLE_LETTERS, (letters) => letters.replaceAll(' ', ''))
    .replace(SPELLED_ADDRESS, (all, before: string, name: string, host: string, at: number) => {
      const isWhole = before.trim() === '' || BEFORE_ADDRESS.test(before) || (at > 0 && isName(before, name));
      return isWhole ? `${before}${joined(name)}@${joined(host)}` : all;
    })
    .replace(DICTATED_NUMBER, (all) => {
      const digits = digitsOf(all);
      const isDictated = (all.match(DIGIT_WORD) ?? []).length >= LEAST_WORDS;
      return isDictated && DIALED.test(digits) ? digits : all;
    });
}

/** "Hyun-woo Kang hyunwoo_kang at …": a capitalized word before the address is a name beside it. */
function isName(before: string, name: string): boolean {
  return /\p{Lu}[\p{L}'’-]+\s+$/u.test(before) && name === name.toLowerCase();
}

/** The parts of an address without spaces, with signs for their names. */
function joined(spelled: string): string {
  const signs = SIGNS.reduce((text, [named, sign]) => text.replace(named, sign), ` ${spelled} `);
  return signs.replace(/\s+(com|net|org|edu|me|es)\s*$/i, '.$1').replace(/\s+/g, '');
}

const SIGNS: [RegExp, string][] = [
  [/\s*[([](?:dot|punto)[)\]]\s*|\s+(?:dot|punto)\s+/gi, '.'],
  [/\s+(?:under ?score|gui[oó]n bajo|raya baja)\s+/gi, '_'],
  [/\s+(?:dash|hyphen|minus|gui[oó]n)\s+/gi, '-'],
  [/\s+plus\s+/gi, '+'],
];

const JOINT = '(?: (?:dot|punto|under ?score|gui[oó]n bajo|raya baja|dash|hyphen|minus|gui[oó]n|plus) )';
const PART = '[\\w+.-]+';
const AT = '(?: (?:at|arroba) | ?[([](?:at|arroba)[)\\]] ?| ?@ ?)';
/** "d a n a at", "d a n a dot" */
const SINGLE_LETTERS = new RegExp(`\\b(?:[a-z0-9] ){2,}[a-z0-9](?=${AT}|${JOINT})`, 'gi');
/** Well known hosts may be spoken in two words, and without "dot". */
const KNOWN_HOST =
  '(?:g ?mail|hot ?mail|i ?cloud|out ?look|ya ?hoo|aol|msn|live|att|me|proton ?mail|bell ?south)(?: (?:dot|punto) | ?[([](?:dot|punto)[)\\]] ?|\\.| )(?:com|net|org|es|me)';
const HOST = `(?:[\\w-]+(?:${JOINT}[\\w-]+)*?(?: (?:dot|punto) | ?[([](?:dot|punto)[)\\]] ?))+[a-z]{2,}`;
const SPELLED_ADDRESS = new RegExp(
  `((?:[\\p{L}'’-]+|[^\\s\\p{L}])? ?|^)(?<![\\w.+-])(${PART}(?:${JOINT}${PART})*)${AT}(${KNOWN_HOST}|${HOST})\\b`,
  'giu',
);

/** What may stand before an address that is whole. */
const BEFORE_ADDRESS =
  /[^\p{L}\s]\s*$|(?:^|\s)(?:is|es|its|it['’]s|at|to|on|address|e-?mail|mail|correo|electr[oó]nico|me|my|mi|use|or|and|y|o|a|al|en|con|with|via|por|it|yes|ok|okay|sure|s[ií]|just|try|write|contact|reach)\s+$/iu;

const DIGITS: Record<string, string> = Object.fromEntries(
  [
    'zero oh o cero',
    'one uno una',
    'two dos',
    'three tres',
    'four cuatro',
    'five cinco',
    'six seis',
    'seven siete',
    'eight ocho',
    'nine nueve',
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)])),
);
const DIGIT = `(?:${Object.keys(DIGITS).join('|')})`;
const DICTATED_NUMBER = new RegExp(
  `\\b(?:(?:(?:double|doble|triple) )?${DIGIT}\\b|\\d{1,4}\\b)(?:[\\s,.-]{1,2}(?:(?:(?:double|doble|triple) )?${DIGIT}\\b|\\d{1,4}\\b)){3,}`,
  'gi',
);
const DIGIT_WORD = new RegExp(`\\b${DIGIT}\\b`, 'gi');
const LEAST_WORDS = 3;
const DIALED = /^1?\d{10}$/;

function digitsOf(dictated: string): string {
  return dictated
    .toLowerCase()
    .replace(/\b(double|doble|triple) ([a-z]+)/g, (_, times: string, word: string) =>
      (DIGITS[word] ?? '').repeat(times === 'triple' ? 3 : 2),
    )
    .replace(/[a-z]+/g, (word) => DIGITS[word] ?? '')
    .replace(/\D/g, '');
}
