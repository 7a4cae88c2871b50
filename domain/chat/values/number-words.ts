import { plainText } from '../text/plain-text.ts';

/** Converts a text to plain text with digits for all numbers: "Three beds, 1/2 acre" becomes "3 beds 0.5 acre". */
export function plainTextWithDigits(raw: string): string {
  return numberWordsToDigits(plainText(expandNumberShorthand(raw)));
}

/**
 * Replaces number words with digits: "three bedrooms" becomes "3 bedrooms", "twenty percent" "20 percent", "a hundred and
 * fifty thousand" "150k", "treinta y cinco mil" "35 mil".
 */
function numberWordsToDigits(plain: string): string {
  return plain
    .replace(/\b(?<!\band (?:a )?)(?:half an? mil(?:l(?:ion)?)?|half million|medio millon)\b/g, '500k')
    .replace(/\b(?:3|three|tres) (?:quarters?|cuartos)(?: of| de)?(?: an?| un)? mill(?:i?on)\b/g, '750k')
    .replace(/\b(?:a )?quarter (?:of a )?million\b/g, '250k')
    .replace(/(?<!\b(?:a|one|\d) )\bmillion dollars?\b/g, '1000k dollars')
    .replace(/(?<!\band (?:a )?)\bhalf (?:of )?(?:a |1 )?(percent|point)\b/g, '0.5 $1')
    .replace(/\b(?:a )?quarter (?:of a )?(percent|point)\b/g, '0.25 $1')
    .replace(/\bmedio punto\b/g, '0.5 punto')
    .replace(/\b(?:an?|un) (?:full |whole )?(point|punto)\b/g, '1 $1')
    .replace(/\b(?:(?:a|one|1|un) million and a half|millon y medio)\b/g, '1500k')
    .replace(
      /\b(?:a|un) (?:million|millon)\b|(?<=\b(?:under|below|over|above|than|around|about|for|to|almost|nearly) )a mil\b/g,
      '1000k',
    )
    .replace(/\ba (?:couple|pair)(?: of\b|(?= (?:hundred|thousand)\b))/g, '2')
    .replace(WORD, (word) => addNumbers(word))
    .replace(HALF_BATH, '$1.5 baths')
    .replace(WITH_PART, (_, digits: string, parts = '1', part: string) =>
      String(Number(digits) + Number(parts) * (FRACTIONS[part] ?? 0)),
    )
    .replace(/\b(\d{1,2}) (?:point|punto) (\d{1,3})\b/g, '$1.$2')
    .replace(LIKE_SIX_FIFTY, (_, digit: string, tens: string) => `${digit}${addNumbers(tens)}k`)
    .replace(TENS, (_, tens: string, ones?: string) => addNumbers(tens, ones))
    .replace(CIENTOS, (_, mil?: string, thousands = '1', word?: string, rest?: string) =>
      addNumbers(mil && `${thousands}000`, word, rest),
    )
    .replace(/\ban? (?=(?:hundred|thousand)\b)/g, '1 ')
    .replace(/\b(\d) (and|to|or|y|a|o) (?=\d hundred( thousand| k)?\b)/g, '$1 hundred$3 $2 ')
    .replace(HUNDREDS, (_, thousands?: string, digits?: string, rest?: string, unit?: string) => {
      const sum = addNumbers(thousands && `${thousands}000`, `${digits}00`, rest);
      return unit ? `${sum}k` : sum;
    })
    .replace(
      MILLION_TWO,
      (_, millions = '1', tenths: string, rest = '') => `${millions}.${tenths}${rest} million`,
    )
    .replace(
      MILLION_ONE_FIFTY,
      (_, millions = '1', hundreds: string, tens: string) => `${millions}${hundreds}${tens}k`,
    )
    .replace(OVER_A_MILLION, (_, digits = '1', rest: string) => `${addNumbers(`${digits}000`, rest)}k`)
    .replace(IN_THOUSANDS_OF_FEET, (_, digits: string) => String(Number(digits) * 1_000));
}

/** Adds numbers given as words or digits. */
function addNumbers(...parts: (string | undefined)[]): string {
  return String(parts.reduce((sum, part = '0') => sum + (VALUES.get(part) ?? Number(part)), 0));
}

/** Pairs words with consecutive numbers. @param step difference between neighbors */
function numberSequence(words: string, first: number, step = 1): [string, number][] {
  return words.split(' ').map((word, at) => [word, first + at * step]);
}

const SMALL = [
  ...numberSequence(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  ...numberSequence('dos tres cuatro cinco seis siete ocho nueve diez', 2),
  ...numberSequence('doce trece catorce quince dieciseis diecisiete dieciocho diecinueve', 12),
];
const BY_TEN = [
  ...numberSequence('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...numberSequence('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
];
const BY_HUNDRED = numberSequence(
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  100,
  100,
);
const VALUES = new Map([
  ...SMALL,
  ...BY_TEN,
  ...BY_HUNDRED,
  ['un', 1],
  ['una', 1],
  ['zero', 0],
  ['cero', 0],
  ['ciento', 100],
]);
const anyOf = (words: [string, number][]) => words.map(([word]) => word).join('|');

const WORD = new RegExp(
  `\\b(?:${anyOf(SMALL)}|un(?= (?:bano|dormitorio))|(?<=\\bde )una(?= (?:sola )?(?:recamara|habitacion)\\b)|una(?= (?:recamara|habitacion) (?:es|no|se)\\b)|(?:zero|cero)(?! lot\\b))\\b`,
  'g',
);
const TENS = new RegExp(`\\b(${anyOf(BY_TEN)})(?: (?:y )?([1-9])(?![\\d.]))?\\b`, 'g');
/** "Ciento veinte mil", "mil quinientos" */
const CIENTOS = new RegExp(
  `\\b((?:(\\d{1,2}) )?mil )?(${anyOf(BY_HUNDRED)}|(?<!por )ciento)(?: (\\d\\d|\\d(?= mil\\b))(?![\\d.]| ?(?:%|por ciento)))?\\b`,
  'g',
);
/** "2 hundred 50 thousand", "2 thousand 5 hundred" */
const HUNDREDS =
  /\b(?:(\d{1,3}) thousand )?(\d{1,2}) hundred(?:(?: and)? (\d\d|\d(?= thousand))(?![\d.]| ?(?:%|percent|hundred|years?|days?|minutes?)))?( thousand| k)?\b/g;
/** "1 million 200 thousand" */
const OVER_A_MILLION =
  /\b(?:1000k|(\d{1,2}) ?mill(?:ions?|on|ones)) (?:and )?(\d{3}) ?(?:mil|thousand|k)\b(?! (?:down|de enganche))/g;
/** "A million two", "a million two nine" */
const MILLION_TWO =
  /\b(?:1000k|(\d) million) ([1-9])(?: ([1-9]))?(?= (?:and|or|but|with|in|for|max|tops|please|if|so)\b|$)/g;
/** "A million one fifty" */
const MILLION_ONE_FIFTY = /\b(?:1000k|(\d) million) ([1-9]) (\d0)\b/g;
/** "2 thousand square feet" */
const IN_THOUSANDS_OF_FEET = /\b(\d+(?:\.\d+)?) ?(?:thousand|mil|k)(?= (?:sq|square|pies)\b)/g;

/** "2 full baths and 1 half bath" */
const HALF_BATH =
  /\b(\d)(?: full)?(?: (?:bathrooms?|baths?|ba))?(?: (?:and|plus))? (?:1|a) half (?:bathrooms?|baths?|ba)\b/g;

/** "6 and a half", "6 and 3 quarters", "6 y medio"; "2 y 3 cuartos" means rooms, except before a percent sign. */
const WITH_PART =
  /\b(\d{1,2}) (?:and|y) (?:an? |un |([1-7]) )?(half|quarter|eighth|medio|cuarto(?=s? ?(?:%|por ciento))|(?<!\d )cuarto(?!s| de bano))s?\b/g;
/** Values of fraction words. */
export const FRACTIONS: Record<string, number> = {
  ...{ half: 1 / 2, third: 1 / 3, quarter: 1 / 4, eighth: 1 / 8 },
  ...{ medio: 1 / 2, mitad: 1 / 2, tercio: 1 / 3, cuarto: 1 / 4 },
};

/** "Under six fifty" */
const LIKE_SIX_FIFTY =
  /(?<=^|\b(?:under|below|over|above|around|about|than|to|max|between|from|is|of) )([2-9]) (twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: ?k| thousand)?\b/g;

/** Expands number notations before punctuation is removed: "500-650k" to "500 to 650k", "3/2" to "3 bed 2 bath". */
function expandNumberShorthand(raw: string): string {
  return raw
    .replace(
      FRACTION_SIGN,
      (_, whole, sign) => `${whole ? `${whole} ` : ''}${sign.normalize('NFKC').replace('⁄', '/')}`,
    )
    .replace(/(?<![\d.])\.(?=\d)/g, '0.')
    .replace(/(\d)['’](?=\d{3})/g, '$1')
    .replace(/(\d),(\d{1,3})(?= ?(?:%|percent|por ciento|mill[oó]n(?:es)?\b))/gi, '$1.$2')
    .replace(
      /(?<=\d[\d.,]*k?) ?\/ ?(mo|month|mes|hr|hour|hora|yr|year)s?\b/gi,
      (_, unit) => ` a ${TIMES[unit.toLowerCase()] ?? unit}`,
    )
    .replace(/(?<=\d[km%]?) ?@ ?(?=\d)/gi, ' at ')
    .replace(/\$ ?\/ ?(?=sq|ft|foot)/gi, 'price per ')
    .replace(/\b1st (?=floor|level|story)/gi, 'first ')
    .replace(/\b(\d{1,2}):(\d{2})\b/g, '$1h$2')
    .replace(/\b(pre|post)[- ]?(?=(?:1[89]|20)\d\d\b)/gi, (time) =>
      /pre/i.test(time) ? 'before ' : 'after ',
    )
    .replace(MIXED, (_, digits, parts, of) => String(Number(digits) + Number(parts) / Number(of)))
    .replace(
      FRACTION,
      (_, parts, of, gap = '') => `${Number((Number(parts) / Number(of)).toFixed(2))}${gap && ' '}`,
    )
    .replace(
      /\b([2-9]0)'?s(?= (?:ranch|home|house|bungalow|cottage|build|built|brick|style|split))/gi,
      '19$1s',
    )
    .replace(/(?<![\w.,])(\$?\d[\d.,]*(?:k|m)?)(?:[- ]?ish| or so| o as[ií])(?!\w)/gi, 'about $1')
    .replace(/(?<![\d.])\d{1,3}(?:\.\d{3}){2,}(?![\d.])/g, (grouped) => grouped.replaceAll('.', ''))
    .replace(POINT_OF_THOUSANDS, '')
    .replace(RANGE, '$1 to ')
    .replace(/(\d+(?:\.\d+)?)k(?= ?(?:sq|sf\b|ft\b|feet))/gi, (_, digits) => String(Number(digits) * 1_000))
    .replace(/\b(min(?:imum)?|max(?:imum)?|tops|or (?:less|more|fewer)),/gi, '$1 and')
    .replace(BEDS_AND_BATHS, '$1 bed $2 bath ');
}

const TIMES: Record<string, string> = { mo: 'month', mes: 'month', hr: 'hour', hora: 'hour', yr: 'year' };

/** "6½" */
const FRACTION_SIGN = /(?:(\d) ?)?([¼½¾⅓⅔⅛⅜⅝⅞])/g;
/** "2.500 pies cuadrados", "5.000 al mes" */
const POINT_OF_THOUSANDS =
  /(?<=(?<![\d.])[1-9]\d{0,2})\.(?=\d{3} ?(?:pies|d[oó]lares|mensual|al (?:mes|a[nñ]o)|por mes|a la (?:semana|quincena)))/gi;
/** "6 1/2", "6 and 3/4" */
const MIXED = /(?<![\w/.])(\d{1,2}) +(?:(?:and|y) +)?(1(?=\/2)|[13](?=\/4)|[1357](?=\/8))\/([248])\b/gi;
/** "3/4 acre", "1/2 point" */
const FRACTION =
  /(?<![\d/.])([1-3]) ?\/ ?([234])(?= ?(?:(?:and|to|or|y|-|–) ?\d ?\/ ?\d)? ?(?:of )?(?:an? )?(?:acre|percent|%|point|pt|mile|mill[ioó]))( ?(?:of )?(?:an? )?(?=acre|mill[ioó]))?/gi;

/** Excludes dates, loans and hours: "by 3/1", "a 5/1 ARM", "24/7" */
const BEDS_AND_BATHS =
  /(?<![\d./]|\b(?:on|by|before|after|until|till|since|from|ends?|ending|starting|starts?|closing|close|available|open|el|antes del?|desde|hasta) )([1-9]) ?\/ ?([1-9](?:\.5)?)(?![\d/]| ?\/| ?arms?\b)/gi;

/** Two numbers with exactly one dash; dates and phone numbers have more. */
const RANGE = /(?<![\d-])(\$?[1-9][\d.,]*[km]?) ?[-–] ?(?=\$?[1-9][\d.,]*[km]?(?![\d-]))/gi;
