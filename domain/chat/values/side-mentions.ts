import type { Side } from '../knowledge.ts';

/** The sides of a sale or lease that a message names explicitly. */
export interface SideMentions {
  /** The visitor's own side: "I'm the seller", "as a tenant". */
  own: Side | null;
  /** The side, if the message contains nothing else: "we're the buyers", "and for the seller?" */
  onlyNamed: Side | null;
  /** The side whose costs the message asks about: "closing costs for the buyer". */
  payer: Side | null;
}

/** @param text plain text */
export function sideMentionsIn(text: string): SideMentions {
  const named = ALONE.exec(text)?.[1];
  const doing = DOING.exec(text)?.[1];
  const own = OWN.exec(text)?.[1] ?? (HERE.test(text) ? named : undefined) ?? doing;
  const [, ...payers] = PAYER.exec(text) ?? [];
  return { own: sideOf(own), onlyNamed: sideOf(named ?? doing), payer: sideOf(payers.find(Boolean)) };
}

function sideOf(noun: string | undefined): Side | null {
  return SIDES.find(([nouns]) => noun !== undefined && nouns.test(noun))?.[1] ?? null;
}

const SIDES: [nouns: RegExp, side: Side][] = [
  [/^(?:buy|purchaser|comprador|comprand)/, 'buyer'],
  [/^(?:sell|vendedor|vendiend)/, 'seller'],
  [/^(?:landlord|casero|arrendador)/, 'landlord'],
  [/^(?:tenant|renter|inquilin)/, 'tenant'],
  [/^(?:owner|homeowner)/, 'owner'],
  [/^(?:investor|inversionista)/, 'investor'],
  [/^(?:heir|executor|hereder|albacea)/, 'heir'],
];

const NOUN =
  '(buyers?|purchasers?|sellers?|landlords?|tenants?|renters?|(?:home)?owners?|investors?|heirs?|executors?|comprador(?:es|a)?|vendedor(?:es|a)?|caser[oa]s?|arrendador(?:es|a)?|inquilin[oa]s?|inversionistas?|hereder[oa]s?|albaceas?)';
const I_AM = '(?:i am|we are|soy|somos|yo soy|i am on|we are on)';
const ARTICLE = '(?:(?:the|a|an|el|la|los|las|un|una) )?';

/** "I am a seller", "speaking as the buyer" */
const OWN = new RegExp(
  `\\b(?:${I_AM} ${ARTICLE}(?:first time )?|(?:as|como) (?:the|a|an|el|la|un|una)? ?)${NOUN}\\b(?! (?:agent|broker|s)\\b)`,
);
const OPENING = '(?:and|but|so|ok|no|well|actually|sorry|y|pero)';
/** "And for the seller?" */
const ALONE = new RegExp(
  `^(?:(?:${OPENING}|what about|how about|que tal|what if|if|for|from|as|on|para|como|${I_AM}) )*${ARTICLE}${NOUN}(?: (?:here|side|though|then|aqui))?$`,
);
const HERE = /\b(?:here|aqui)$/;
/** "I'm the one selling" */
const DOING = new RegExp(
  `^(?:${OPENING} )*(?:i am|we are|estoy|estamos) (?:the (?:one|ones|1) )?(buying|selling|comprando|vendiendo)(?: (?:it|here|mine|ours))?$`,
);

/** "What does the buyer pay", "the seller's closing costs", "gastos que paga el comprador" */
const PAYER = new RegExp(
  `\\b(?:(?:do|does|did|will|would|must|should) ${ARTICLE}${NOUN}(?: \\w+){0,2}? (?:pay|owe|bring)|(?:pagan?|paga|debe) ${ARTICLE}${NOUN}|(?:costs?|fees?|gastos|costos)(?: (?:de cierre|at closing))? (?:for|of|de|del|para) ${ARTICLE}${NOUN}|${NOUN}(?: s)? (?:closing )?(?:costs|fees|pays))\\b(?! (?:agent|broker|s)\\b)`,
);
