/** Writes number words as digits: "three bedrooms" is "3 bedrooms", "half a million" is "500k", "dos baños" is "2". */
export function withDigits(plain: string): string {
  return plain
    .replace(/\b(?:half a million|half million|medio millon)\b/g, '500k')
    .replace(/\b(?:(?:a|one|1|un) million and a half|millon y medio)\b/g, '1500k')
    .replace(/\b(?:a|un) (?:million|millon)\b/g, '1000k')
    .replace(/\ba (?:couple|pair) of\b/g, '2')
    .replace(WORD, (word) =>
      String(NUMBERS.indexOf(word) >= 0 ? NUMBERS.indexOf(word) : NUMEROS.indexOf(word)),
    )
    .replace(WITH_PART, (_, digits: string, parts = '1', part: string) =>
      String(Number(digits) + Number(parts) * (PART[part] ?? 0)),
    )
    .replace(/\b(\d{1,2}) (?:point|punto) (\d{1,3})\b/g, '$1.$2')
    .replace(/\b(\d) (and|to|or|y|a|o) (?=\d hundred( thousand| k)?\b)/g, '$1 hundred$3 $2 ')
    .replace(LIKE_SIX_FIFTY, (_, digit: string, tens: string) => `${digit}${TENS.indexOf(tens) + 2}0k`)
    .replace(
      HUNDREDS,
      (_, digit: string, tens: string | undefined, unit: string | undefined) =>
        `${Number(digit) * 100 + (tens ? (TENS.indexOf(tens) + 2) * 10 : 0)}${unit ? 'k' : ''}`,
    );
}

/** "6 and a half", "6 and 3 quarters", "6 y medio"; "2 y 3 cuartos" are rooms, unless of a percent. */
const WITH_PART =
  /\b(\d{1,2}) (?:and|y) (?:an? |un |([1-7]) )?(half|quarter|eighth|medio|cuarto(?=s? ?(?:%|por ciento))|(?<!\d )cuarto(?!s| de bano))s?\b/g;
const PART: Record<string, number> = {
  half: 1 / 2,
  quarter: 1 / 4,
  eighth: 1 / 8,
  medio: 1 / 2,
  cuarto: 1 / 4,
};

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const HUNDREDS = new RegExp(`\\b(\\d) hundred(?: and)?(?: (${TENS.join('|')}))?( thousand| k)?\\b`, 'g');

/** "Under six fifty" */
const LIKE_SIX_FIFTY = new RegExp(
  `(?<=\\b(?:under|below|over|above|around|about|than|to|max) )([2-9]) (${TENS.join('|')})(?: ?k| thousand)?\\b`,
  'g',
);

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMEROS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const WORD = new RegExp(
  `\\b(?:${NUMBERS.slice(1).join('|')}|${NUMEROS.slice(2).join('|')}|un(?= (?:bano|dormitorio)))\\b`,
  'g',
);

/** Writes out what is short for several numbers, before signs are lost: "500-650k" is "500 to 650k", "3/2" "3 bed 2 bath". */
export function spokenNumbers(raw: string): string {
  return raw
    .replace(/(?<![\d.])\.(?=\d)/g, '0.')
    .replace(/(\d),(\d{1,3})(?= ?(?:%|percent|por ciento))/gi, '$1.$2')
    .replace(/\b(\d{1,2}) +([1-7])\/([248])\b/g, (_, digits, parts, of) =>
      String(Number(digits) + Number(parts) / Number(of)),
    )
    .replace(/(?<![\d.])\d{1,3}(?:\.\d{3}){2,}(?![\d.])/g, (grouped) => grouped.replaceAll('.', ''))
    .replace(RANGE, '$1 to ')
    .replace(/(\d+(?:\.\d+)?)k(?= ?(?:sq|sf\b|ft\b|feet))/gi, (_, digits) => String(Number(digits) * 1_000))
    .replace(/\b(min(?:imum)?|max(?:imum)?|tops|or (?:less|more|fewer)),/gi, '$1 and')
    .replace(/1 ?\/ ?([234])(?=(?: of)?(?: an?)? acre)/gi, (_, part) => PARTS[part] ?? part)
    .replace(BEDS_AND_BATHS, '$1 bed $2 bath ');
}

/** No date, no loan, no hours: "by 3/1", "a 5/1 ARM", "24/7" */
const BEDS_AND_BATHS =
  /(?<![\d./]|\b(?:on|by|before|after|until|till|since|from|ends?|ending|starting|starts?|closing|close|available|open|el|antes del?|desde|hasta) )([1-9]) ?\/ ?([1-9](?:\.5)?)(?![\d/]| ?\/| ?arms?\b)/gi;

/** Two numbers with one dash, as no date and no phone number is written. */
const RANGE = /(?<![\d-])(\$?[1-9][\d.,]*[km]?) ?[-–] ?(?=\$?[1-9][\d.,]*[km]?(?![\d-]))/gi;

const PARTS: Record<string, string> = { 2: 'half', 3: 'third', 4: 'quarter' };
