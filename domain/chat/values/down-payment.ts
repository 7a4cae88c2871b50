import type { CutText } from './cut-text.ts';
import { amountOf, inThousands, NUMBER } from './dollars.ts';

/** Dollars, or a share of the price in percent. */
export type PartOfPrice = { dollars: number } | { percent: number };

/** Takes what is said to be paid down: "20% down", "50k as a down payment", "price 400000, down 50000". */
export function takeDownPayment({ left, take, takeAmount }: CutText): PartOfPrice | null {
  const share = take(SHARE);
  if (share) return { percent: Number(share.slice(1).find((digits) => digits !== undefined)) };
  const amount = standsBehind(left()) ? takeAmount(BEHIND) : takeAmount(BESIDE) || takeAmount(BEHIND);
  if (amount === 0) return null;
  if (amount >= LEAST_DOLLARS) return { dollars: amount };
  // "with 20 down"
  return amount <= MOST_SHARE ? { percent: amount } : { dollars: inThousands(amount) };
}

/** Takes a share that is asked of a price, which no rate is: "down payment on 524k at 3%". */
export function takeShareOfPrice({ left, take }: CutText): PartOfPrice | null {
  const found = OF_LOAN.test(left()) ? null : take(SHARE_OF_PRICE);
  return found && { percent: Number(found[1]) };
}

/**
 * "400k down 20k": of two amounts around the word the smaller is paid down, and the other is the price; of three, the price is
 * the largest: "650k, 130k down, 6.75".
 */
function standsBehind(text: string): boolean {
  const [, price, unit, behind, unitBehind] = BETWEEN.exec(text) ?? [];
  const before = amountOf(price, unit);
  const isPrice = [...text.matchAll(ANY)].every(
    ([, digits, of]) => inThousands(amountOf(digits, of)) <= before,
  );
  return isPrice && before >= LEAST_DOLLARS && before > inThousands(amountOf(behind, unitBehind));
}

const PERCENT = '(\\d+(?:\\.\\d+)?) ?(?:%|percent|por ciento)';
/** "Rates are down 1%" pays nothing down. */
const DOWN =
  '(?<!\\b(?:rates?|prices?|values?|market|rents?|is|are|was|were|go|goes|went|gone|come|came|moved?|has|have|been) )down';
const SHARE = new RegExp(
  `${PERCENT} (?:down|deposit|de (?:enganche|entrada|inicial))|(?:enganche|entrada|inicial|${DOWN}(?: payment)?)(?: (?:of|de|del|is))* ${PERCENT}`,
);
const SHARE_OF_PRICE = new RegExp(
  `(?<=\\b(?:down payment|enganche) (?:on|for|of|de|para|en|sobre) (?:(?:an?|the|una?|la) )?(?:\\$ ?)?\\d[\\d.]*(?: ?k| mil| million)?(?: [a-z]+)?) (?:at|al|with) ${PERCENT}(?! (?:rate|interest|apr|interes))`,
);
/** Beside these it is the rate: "my savings as down payment on 500k at 6.5% for 30 years". */
const OF_LOAN =
  /\b(?:years?|anos?|monthly|mensual\w*|(?:a|per) month|al mes|mortgage|hipoteca|loan|prestamo|savings|ahorros)\b|(?<!\bdown )\bpayments?\b/;
const BESIDE = new RegExp(
  `${NUMBER} (?:(?:for|towards?|as|to put|para)(?: (?:an?|the|my|our|el))? )?(?:down(?: payment)?|deposit|(?:de )?(?:enganche|entrada|inicial))\\b|(?:down payment|enganche|put down|putting down|puts? down)(?: (?:of|de|is|about))* ${NUMBER}`,
);
const BEHIND = new RegExp(
  `\\b${DOWN}(?: payment)?(?: (?:of|is|about))* ${NUMBER}(?!\\.?\\d| ?(?:%|percent|years?|yrs?|months?|fixed)\\b)`,
);
const BETWEEN = new RegExp(`${NUMBER} ${BEHIND.source}`);
const ANY = new RegExp(NUMBER, 'g');
const LEAST_DOLLARS = 1_000;
const MOST_SHARE = 50;

/** "Half my savings as down payment", "a quarter of it down": the share of what somebody has. @param text plain text */
export function ownShareDown(text: string): number | null {
  const [, share] = (PAID_DOWN.test(text) && OWN_SHARE.exec(text)) || [];
  return share === undefined ? null : (SHARES[share] ?? null);
}

const PAID_DOWN = /\b(?:down|enganche)\b/;
const OWN_SHARE =
  /\b(all|half|third|quarter|todos|mitad|tercio|cuarto)(?: (?:of|de))?(?: (?:my|our|the|mis|nuestros|los))?(?: (?:savings|ahorros)| (?:it|that|what (?:i|we) (?:have )?saved))\b/;
const SHARES: Record<string, number> = {
  all: 1,
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  todos: 1,
  mitad: 1 / 2,
  tercio: 1 / 3,
  cuarto: 1 / 4,
};
