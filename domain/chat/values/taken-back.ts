import { amountOf } from './dollars.ts';

/** A plain text with digits without a number that is taken back, where another is said: "forget the 10%, 20 then", "15 years, not 30". */
export function withoutTakenBack(text: string): string {
  const rest = text.replace(TAKEN_BACK, ' _ ').replace(/ +/g, ' ').replace(/ _ ?$/, '').trim();
  return /\d/.test(rest) ? rest : text;
}

const TAKEN_BACK =
  /(?<!\b(?:why|or|if|whether) )\b(?:not|forget|scratch|never ?mind|olvid\w+|ya no)(?: (?:about|the|an?|at|my|el|la|los|del|de))* \$? ?\d+(?:\.\d+)?(?: ?(?:%|(?:k|thousand|mil|million|percent|por ciento|years?|anos)\b))?(?: (?:down|de enganche)\b)?/g;

/** A plain text with digits in which of a number that is corrected only the last stands: "450, no, 475" is "475". */
export function withoutCorrected(text: string): string {
  return text.replace(CORRECTED, (said, ...groups: (string | undefined)[]) => {
    const [digits, unit = '', noun = '', last, lastDigits, lastUnit = '', lastNoun = noun] = groups;
    const [one, other] = [inDollars(digits, unit || lastUnit), inDollars(lastDigits, lastUnit || unit)];
    // "under 600, no 55+ communities"
    const isNear = one < other * MOST_APART && other < one * MOST_APART;
    // "at 6.5, actually 15 years"
    const isOfOne = lastNoun === noun;
    return isNear && isOfOne ? `${last}${lastUnit ? '' : unit}${noun}` : said;
  });
}

const inDollars = (digits: string | undefined, unit: string) => amountOf(digits, unit.trim());
const MOST_APART = 3;
const AMOUNT =
  '(?:\\$ ?)?(\\d+(?:\\.\\d+)?)( ?(?:k|thousand|grand|mil|mm?|millions?|millones|millon|%|percent|por ciento)(?!\\w))?';
const CORRECTED = new RegExp(
  `(?<![\\w.])${AMOUNT}( (?:years?|anos|down|de enganche|houses?|homes?|condos?|casas?))? (?:(?:no|wait|sorry|actually|rather|i (?:mean|meant)|make (?:it|that)|perdon|digo|mejor(?: dicho)?|quise decir)(?: |$))+(${AMOUNT})(?![\\d.])( (?:years?|anos|down|de enganche)\\b)?`,
  'g',
);
