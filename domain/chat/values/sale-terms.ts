import type { CutText } from './cut-text.ts';
import { amountOf, inThousands, NUMBER, priceOf } from './dollars.ts';
import type { PartOfPrice } from './down-payment.ts';

/** What somebody paid for a home and put into it, and what it sells for. */
export interface SaleTerms {
  /** Dollars once paid for it. */
  bought: number;
  /** Dollars of improvements and costs. */
  improved?: number;
  sold?: number;
}

/** "Bought for 410 in 2016, sold for 640"; null where no purchase is told. */
export function saleTermsIn({ take }: CutText): SaleTerms | null {
  const bought = take(BOUGHT);
  if (!bought) return null;
  const improved = take(IMPROVED);
  const sold = take(SOLD);
  return {
    bought: inThousands(priceOf(bought[1], bought[2])),
    ...(improved && {
      improved: inThousands(amountOf(improved[1] ?? improved[3], improved[2] ?? improved[4])),
    }),
    ...(sold && { sold: inThousands(priceOf(sold[1], sold[2])) }),
  };
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
