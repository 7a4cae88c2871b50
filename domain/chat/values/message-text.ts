import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { toDollars } from './dollars.ts';
import { expandAddresses, readAddresses } from './home-addresses.ts';
import { plainTextWithDigits } from './number-words.ts';
import { createPlaceReader, type NamedPlaces, type PlaceNames } from './places.ts';

export interface KnownRecords {
  areas: readonly Neighborhood[];
  homes: readonly Property[];
}

/** A message with placeholders for homes and areas, and the homes and areas it names. */
interface MaskedMessage extends NamedPlaces {
  homes: Property[];
}

/**
 * @param phrases phrases that may contain the name of an area without meaning it
 * @returns a function that converts a message to plain text with digits and placeholders for the names in the records
 */
export function createMessageReader(
  places: PlaceNames,
  phrases: readonly string[] = [],
): (raw: string, records: KnownRecords) => MaskedMessage {
  const placesIn = createPlaceReader(places, phrases);
  return (raw, { areas, homes }) => {
    const text = expandAddresses(textWithDigits(raw), homes);
    const isPlace = (name: string) => placesIn(name, areas).rest === '_';
    const named = readAddresses(text, homes, isPlace);
    return { ...placesIn(named.rest, areas, ANSWERS_NO.test(raw)), homes: named.homes };
  };
}

/** "No, Dilworth" */
const ANSWERS_NO = /^\s*no\s*[,.;:!-]/i;

/** Converts a message to plain text with digits; of a corrected number only the last version remains. */
export function textWithDigits(raw: string): string {
  return applyCorrections(plainTextWithDigits(raw.replace(EMAIL, ' ').replace(NUMBER_SIGN, ' number ')));
}

/**
 * Masks the numbers that are not amounts: names ("an FHA 203k", "my 401k", "form 2-T"), ages ("kids aged 4 and 7"), and digit
 * groups such as card numbers, but not "under 401k". Also masks a retracted number if another remains: "forget the 10%, 20
 * then", "15 years, not 30".
 */
export function withoutNonAmounts(text: string): string {
  const amounts = text
    .replace(DIGIT_GROUPS, '_')
    .replace(AGES, '_')
    .replace(NUMBERED_NAMES, (name: string, at: number, said: string) => {
      const before = said.slice(0, at);
      const isAmount =
        BEFORE_AMOUNT.test(before) ||
        (AFTER_AMOUNT.test(said.slice(at + name.length)) && !ARTICLE.test(before));
      return isAmount ? name : '_';
    });
  const rest = amounts.replace(TAKEN_BACK, ' _ ').replace(/ +/g, ' ').replace(/ _ ?$/, '').trim();
  return /\d/.test(rest) ? rest : amounts;
}

/** Card, social security and phone numbers. */
const DIGIT_GROUPS =
  /(?<![\w.$])(?:\d{4}(?: \d{4}){3}|\d{3} \d{2} \d{4}|(?:1 )?\d{3}[ .]\d{3}[ .]\d{4})(?![\w.%])/g;

const AGES =
  /(?<![\w.$])(?:(?:aged?|ages|de edad|edades)(?: de)? \d{1,2}(?:(?: and| y)? \d{1,2})*|\d{1,2}(?: (?:and|y) \d{1,2})? ?(?:years? olds?|yrs? olds?|yo|anos de edad))(?![\w.%])/g;

const NUMBERED_NAMES =
  /(?<![\w.$])(?:(?:form|forms|section|irs|publication|hotline|formulario|seccion) \d{1,4}(?: ?[a-z])?|203 ?[bhk]|401 ?k|403 ?b|457 ?b|529|1031|1040|1098|1099(?: [a-z])?|[2389]11|2 t|w ?[29])(?![\w.%])/g;
/** Words that precede an amount of money. */
const BEFORE_AMOUNT =
  /(?:\$ ?|\b(?:under|below|over|above|up to|than|around|about|max|most|least|between|budget(?: is| of)?|priced? at|for|at|worth|owed?|(?:rent|payment)(?: is)?|(?:payment|interest|mortgage) on|menos de|hasta|mas de) )$/;
/** What follows an amount: "rent is 1040 a month". */
const AFTER_AMOUNT = /^ ?(?:(?:a|per) month|monthly|al mes|dollars|down(?! payment))\b/;
const ARTICLE = /\b(?:an?|the|my|our|your|their|un|el|mi) $/;

const TAKEN_BACK =
  /(?<!\b(?:why|or|if|whether) )\b(?:not|forget|scratch|never ?mind|olvid\w+|ya no)(?: (?:about|the|an?|at|my|el|la|los|del|de))* \$? ?\d+(?:\.\d+)?(?: ?(?:%|(?:k|thousand|mil|million|percent|por ciento|years?|anos)\b))?(?: (?:down|de enganche)\b)?/g;

/** Keeps only the last version of a corrected number: "450, no, 475" becomes "475". */
function applyCorrections(text: string): string {
  return text.replace(CORRECTED, (match, ...groups: (string | undefined)[]) => {
    const [digits, unit = '', noun = '', last, lastDigits, lastUnit = '', lastNoun = noun] = groups;
    const [one, other] = [inDollars(digits, unit || lastUnit), inDollars(lastDigits, lastUnit || unit)];
    // "under 600, no 55+ communities"
    const isSimilarAmount = one < other * MAX_RATIO && other < one * MAX_RATIO;
    // "at 6.5, actually 15 years"
    const hasSameNoun = lastNoun === noun;
    return isSimilarAmount && hasSameNoun ? `${last}${lastUnit ? '' : unit}${noun}` : match;
  });
}

const inDollars = (digits: string | undefined, unit: string) => toDollars(digits, unit.trim());
const MAX_RATIO = 3;
const AMOUNT =
  '(?:\\$ ?)?(\\d+(?:\\.\\d+)?)( ?(?:k|thousand|grand|mil|mm?|millions?|millones|millon|%|percent|por ciento)(?!\\w))?';
const CORRECTED = new RegExp(
  `(?<![\\w.])${AMOUNT}( (?:years?|anos|down|de enganche|houses?|homes?|condos?|casas?))? (?:(?:no|wait|sorry|actually|rather|i (?:mean|meant)|make (?:it|that)|perdon|digo|mejor(?: dicho)?|quise decir)(?: |$))+(${AMOUNT})(?![\\d.])( (?:years?|anos|down|de enganche)\\b)?`,
  'g',
);

/** Token for a comma or period between words; no word equals it. */
export const PAUSE = ',';

/** Splits a message into words, with a PAUSE for each comma and period. @param textOf converts a part to plain text */
export function wordsWithPauses(raw: string, textOf: (part: string) => string): string[] {
  const parts = raw.split(/[,;.!?\n]+(?=\s|$)/).map(textOf);
  return parts.filter(Boolean).join(` ${PAUSE} `).split(' ');
}

/** E-mail addresses may contain digits that are not quantities. */
const EMAIL = /\S+@\S+/g;
/** "#512", "No. 512" */
const NUMBER_SIGN = /#|\bno\. ?(?=\d{2})/gi;
