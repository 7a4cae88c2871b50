import type { CutText } from './cut-text.ts';
import { amountOf, inThousands, NUMBER, priceOf } from './dollars.ts';
import type { PartOfPrice } from './down-payment.ts';

/** What an owner says of a sale; what they did not say is not there. */
export interface SaleTerms {
  /** What brokers take of the price, in percent. */
  fee?: number;
  /** Dollars still owed. */
  owed?: number;
  /** What the buyer is given. */
  concessions?: PartOfPrice;
  /** Dollars once paid for the home. */
  bought?: number;
  /** Dollars of improvements and costs. */
  improved?: number;
  /** How the owner files: it says how much of a gain is excluded. */
  owner?: 'single' | 'married';
}

/** Whether something is sold @param text plain text */
export function sells(text: string): boolean {
  return SELLS.test(text);
}

/** Whether one asks what a sale leaves @param text plain text */
export function asksProceeds(text: string): boolean {
  return /\b(?:net|proceeds|walk away|left|clear)\b/.test(text);
}

/** Takes what brokers take of a price, in percent; the fees of both sides are added up. 0 where it is not said. */
export function takeFee({ take }: CutText): number {
  const [one, other] = [take(FEE), take(FEE)];
  const feeOf = (found: typeof one) => Number(found?.[1] ?? found?.[2] ?? 0);
  if (one && !other && /\b(?:each|both|per)\b/.test(one[0])) return 2 * feeOf(one);
  const isOfSides = [one, other].every((found) => found !== null && OF_SIDE.test(found[0]));
  return isOfSides ? feeOf(one) + feeOf(other) : feeOf(one);
}

/** Takes the dollars still owed on a home; 0 where it is not said. */
export function takeOwed({ takeAmount }: CutText, text: string): number {
  return inThousands(takeAmount(OWED) || (sells(text) ? takeAmount(OLD_LOAN) : 0));
}

/** Takes what a home sells for, and what it is worth. */
export function takeSalePrices({ take }: CutText): number[] {
  const [worth, sale] = [take(WORTH), take(SALE)];
  return [sale, worth].flatMap((found) =>
    found ? [inThousands(priceOf(found[1] ?? found[3], found[2] ?? found[4]))] : [],
  );
}

/** Takes what was paid for a home that is sold, beside words for the gain: "bought for 410 in 2016, sold for 640". */
export function purchaseIn(
  { take }: CutText,
  text: string,
): Pick<SaleTerms, 'bought' | 'improved'> & { sold?: number[] } {
  const bought = OF_GAIN.test(text) ? take(BOUGHT) : null;
  if (!bought) return {};
  const improved = take(IMPROVED);
  const sold = take(SOLD);
  return {
    bought: inThousands(priceOf(bought[1], bought[2])),
    ...(improved && {
      improved: inThousands(amountOf(improved[1] ?? improved[3], improved[2] ?? improved[4])),
    }),
    ...(sold && { sold: [inThousands(priceOf(sold[1], sold[2]))] }),
  };
}

/** How an owner files, where a gain is spoken of or nothing else. @param text plain text */
export function ownerIn(text: string): SaleTerms['owner'] | null {
  const isOfGain = OF_GAIN.test(text) || text.split(' ').length <= MOST_WORDS_OF_OWNER;
  if (!isOfGain || WIDOWED.test(text)) return null;
  return SINGLE.test(text) ? 'single' : MARRIED.test(text) ? 'married' : null;
}

/** Takes what a seller gives a buyer: "10k toward closing costs", "3% in concessions". */
export function takeConcessions({ take, takeAmount }: CutText): PartOfPrice | null {
  const share = take(SHARE_GIVEN);
  if (share) return { percent: Number(share[1] ?? share[2]) };
  const dollars = takeAmount(GIVEN);
  return dollars > 0 ? { dollars: inThousands(dollars) } : null;
}

const CONCESSION =
  '(?:concessions?|(?:buyers? |sellers? )?credits?|closing (?:costs?|help)|concesion(?:es)?|creditos?|gastos de cierre)';
const TOWARD =
  '(?: (?:towards?|for|in|of|as|to|with|para|en|de|por|an?|the|their|my|buyers?|los|las|el|un))*';
const PERCENT = '(\\d+(?:\\.\\d+)?) ?(?:%|percent|por ciento)';
const SHARE_GIVEN = new RegExp(
  `${PERCENT}${TOWARD} ${CONCESSION}\\b|\\b${CONCESSION}(?: (?:of|is|at|de))* ${PERCENT}`,
);
const GIVEN = new RegExp(
  `${NUMBER}${TOWARD} ${CONCESSION}\\b|\\b${CONCESSION}(?: (?:of|is|at|de))* ${NUMBER}(?! ?(?:%|percent))`,
);

const NO_PRICE = '(?! ?(?:%|percent|down|days?|weeks?|months?|years?|homes?|houses?|points?))';
const BOUGHT = new RegExp(
  `\\b(?:bought|paid|purchased|compre|pague)(?: (?:it|them|for|at|the house|my house|this house|(?:(?:in|en) )?(?:19|20)\\d\\d|por|en|la casa|la))* (?!(?:19|20)\\d\\d\\b)${NUMBER}${NO_PRICE}`,
);
const IMPROVED = new RegExp(
  `\\b(?:put|invested|spent|inverti|gaste|meti)(?: (?:in|another|about|otros|unos))* ${NUMBER} (?:in|into|on|en)\\b|${NUMBER} (?:(?:in|of|for|de|en) )?(?:improvements?|upgrades?|renovations?|remodel\\w*|costs|mejoras)\\b`,
);
const SOLD = new RegExp(
  `\\b(?:sell|sells|selling|sold|vendo|vendi|vender)(?: (?:it|now|today|for|at|about|around|maybe|roughly|like|como|unos|(?:(?:in|en) )?(?:19|20)\\d\\d|por|en|la|ahora))* (?!(?:19|20)\\d\\d\\b)${NUMBER}${NO_PRICE}`,
);
/** "6% commission", "agents at 5 percent" */
const FEE =
  /(\d(?:\.\d+)?) ?(?:%|percent|por ciento) (?:(?:in|of|for|de|total|to|the|al|a la|each|both|per|buyers?|sellers?|listing|selling) )*(?:commissions?|realtors?|agents?|brokers?|brokerage|comision(?:es)?)\b|\b(?:commissions?|comision(?:es)?|(?:realtor|agent|broker)(?:s|age)?(?: fees?)?)(?: (?:of|is|at|are|de|del|es))* (\d(?:\.\d+)?) ?(?:%|percent|por ciento)/;
/** "3% to the buyer's agent" */
const OF_SIDE = /\b(?:buyers?|sellers?|listing|selling)\b/;
const SELLS = /\b(?:sell|sells|selling|sold|sale|vend\w+|net)\b/;
/** "A 240k loan", of somebody who sells */
const OLD_LOAN = new RegExp(
  `${NUMBER} (?:loan|mortgage|payoff|balance|left on|still owed|owed|de (?:hipoteca|deuda))\\b|\\b(?:loan|mortgage|hipoteca|pay(?:ing)? off)(?: (?:is|of|balance|left|de|for|at|the|my))* ${NUMBER}`,
);
const OWED = new RegExp(
  `\\b(?:owe|owing|owed|payoff(?= (?:is|of|amount|balance)\\b)(?: (?:amount|balance))?|mortgage (?:balance|of)|balance of|debo)(?: (?:of|is|about|still|on it|around|de))* ${NUMBER}`,
);
const MARRIED =
  /\b(?:married|my (?:wife|husband|spouse)|(?:wife|husband) and i|jointly|casad[oa]s?|mi (?:espos[oa]|marido))\b/;
const SINGLE =
  /\b(?:just me|only me|only my name|single(?! (?:family|story|level|floor))|(?:not|never|no longer) married|unmarried|(?<!not (?:yet )?)divorced|solter[oa]|solo yo|no (?:estoy|soy) casad[oa]|divorciad[oa])\b/;
/** For two years a widow may exclude as much as a couple. */
const WIDOWED =
  /\b(?:widow(?:s|ed|er)?|viud[oa]|(?:wife|husband|spouse|espos[oa]|marido) (?:has |just )?(?:died|passed|murio|fallecio)|(?:late|deceased) (?:wife|husband|spouse))\b/;
/** "I want 420 for it" */
export const FOR_HOME =
  '(?:for|por) (?:it|(?:the|my|our|la|mi|nuestra) (?:house|home|place|condo|town ?house|casa))\\b';
/** "If I sell for 525" is $525,000. */
const SALE = new RegExp(
  `\\b(?:(?:sell|sells|selling|sold|list|listed|listing|vendo|vende|vender)(?: (?:it|the house|the place|my (?:house|home|place|condo)|la casa|mi casa))? (?:for|at|en|por)|(?:it is|is|house|home|condo|place|it) worth|valued at|appraised (?:at|for)|vale|brings?(?! in)|fetch(?:es)?)(?: (?:about|around|maybe|only|just|roughly|unos|como))* ${NUMBER}(?! ?(?:%|percent))|\\b(?:get|getting|want|wants|asking|quiero|pido)(?: (?:about|around|at least|maybe|unos))* ${NUMBER} ${FOR_HOME}`,
);
/** "My house is worth maybe 390" */
const WORTH = new RegExp(
  `\\b(?:worth|valued at|appraised (?:at|for)|vale)(?: (?:maybe|about|around|like|probably|roughly|some|unos|como))* ${NUMBER}`,
);
/** A purchase is told for the gain on it. */
const OF_GAIN = /\b(?:gains?|tax(?:es|ed)?|profit|ganancia|impuestos?)\b/;
/** "We are married", once a gain was told */
const MOST_WORDS_OF_OWNER = 4;
