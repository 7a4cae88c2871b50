import type { LoanTerms } from './loan-terms.ts';
import { asksCashFlow, asksRentToCover } from './monthly-costs.ts';
import { FOR_HOME } from './sale-terms.ts';

/** Sums people ask for. */
export type SumKind =
  | 'payment'
  | 'interest'
  | 'price-from-payment'
  | 'excise-tax'
  | 'property-tax'
  | 'net'
  | 'equity'
  | 'gain'
  | 'rent-to-cover'
  | 'cash-flow'
  | 'per-foot'
  | 'percent-of';

/** The sum a plain text asks for; null when it asks for none. */
export function sumAsked(text: string, terms: LoanTerms): SumKind | null {
  if (
    /\b(?:excise|revenue stamps?|transfer tax|deed stamps?|stamp tax|impuesto (?:de|sobre) (?:transferencia|traspaso))\b/.test(
      text,
    )
  )
    return 'excise-tax';
  if (terms.rent !== undefined && asksCashFlow(text)) return 'cash-flow';
  if (asksRentToCover(text)) return 'rent-to-cover';
  if (terms.bought !== undefined && terms.amount !== undefined) return 'gain';
  if (terms.size !== undefined && terms.amount !== undefined && PER_FOOT.test(text)) return 'per-foot';
  if (terms.fee !== undefined && terms.amount !== undefined && (terms.owed !== undefined || NET.test(text)))
    return 'net';
  if (terms.rate !== undefined && terms.amount !== undefined && terms.isWithTax && PAYMENT.test(text))
    return 'payment';
  if (terms.percent !== undefined && (terms.amount !== undefined || OF_THAT.test(text))) return 'percent-of';
  if (
    terms.taxes === undefined &&
    /\b(?:property tax\w*|real estate tax\w*|tax bill|taxes (?:on|for|be|would|will|are|per)|tax on (?:an? |the )?\$? ?\d+k? (?:home|house|condo|place|town ?house)|(?:what|how much)(?: \w+){0,4} taxes(?! (?:when|if|as|on the sale))|^(?:and|y|so|ok|what about|how about|que tal|the|los|las| )*(?:taxes|impuestos)$|yearly tax\w*|annual tax\w*|county tax\w*|impuestos?(?: prediales| predial| a la propiedad| (?:de|por|en|sobre) (?:(?:una?|la|esa|esta|mi) )?(?:casa|condominio|propiedad|\$? ?\d+|es[ae]|est[ae]))|predial)\b/.test(
      text,
    ) &&
    !/\b(?:capital gain|income|sell|sold|gains?|vender|how (?:do|can|to)(?: i| we)? pay)\b/.test(text)
  )
    return 'property-tax';
  const ofOwner = sumOfOwner(text, terms);
  if (ofOwner) return ofOwner;
  if (NET.test(text)) return 'net';
  if (
    (terms.payment ?? (terms.rate !== undefined ? terms.income : undefined)) !== undefined &&
    (asksPrice(text) || (terms.payment !== undefined && GETS.test(text)))
  )
    return 'price-from-payment';
  if (INTEREST.test(text) && ((terms.amount ?? terms.rate ?? terms.years) !== undefined || IN_ALL.test(text)))
    return 'interest';
  if (OTHER_LOAN.test(text)) return null;
  const isOfHome = terms.down !== undefined && terms.income === undefined && !asksPrice(text);
  if (terms.rate !== undefined && (terms.amount !== undefined || isOfHome)) return 'payment';
  if (!PAYMENT.test(text) || FEES.test(text)) return null;
  const givesTerms = terms.amount !== undefined || terms.rate !== undefined || terms.down !== undefined;
  return givesTerms || COUNTS.test(text) ? 'payment' : null;
}

/** The sum of a home's owner, once it is known what they owe and what the home brings. @param text plain text */
export function sumOfOwner(
  text: string,
  { owed, amount }: Pick<LoanTerms, 'owed' | 'amount'>,
): SumKind | null {
  if (owed === undefined || amount === undefined) return null;
  if (EQUITY.test(text) || (WORTH.test(text) && !ASKS_ELSE.test(text))) return 'equity';
  return SALE.test(text) ? 'net' : null;
}

/** Whether the price is asked for that a payment or an income carries @param text plain text */
export function asksPrice(text: string): boolean {
  return /\b(?:how much (?:house|home|loan|can (?:i|we) (?:buy|borrow|afford|spend))|what (?:price|loan|house|home)|price (?:if|when|for|at|range|point)|afford|borrow|buy|budget|cuanta? casa|que (?:rango de )?precio|alcanza|puedo comprar)\b/.test(
    text,
  );
}

/** "Can I get a house for 2500 a month", "payments under 2000 at 6.5" */
const GETS =
  /\b(?:get|find|buy|conseguir|encontrar) (?:an?|any\w*|some\w*|una?|algo)\b|\bpayments? (?:to be|under|below|around|up to|less than|no more than)\b/;

const PER_FOOT =
  /\b(?:price|cost|much|dollars?|precio)(?: \w+){0,3} (?:per|a|por) (?:sq(?:uare)? ?)?(?:foot|feet|ft|sqft|pie)\b/;

/** Whether the dues of an association are asked for @param text plain text */
export function asksDues(text: string): boolean {
  return /\b(?:hoa|dues|(?:association|condo) fees?|cuotas? de (?:la )?(?:asociacion|hoa))\b/.test(text);
}

/** "What would I walk away with" */
const NET =
  /\b(?:net sheet|net proceeds|walk away with|(?:i|we) (?:net|clear|pocket|keep|end up with|get at closing|get out)|take home (?:from|if|when|after|on)|proceeds|me quedaria|me queda|ganancia neta|neto|net (?:if|on|at|from|would)|(?:what|how much)(?: (?:is|s|would be|will be))? left (?:over )?(?:after|from|if|when) (?:\w+ ){0,3}?(?:sell|selling|sale)|(?:sell|sold|sale)\b.* (?:would|will) be left)\b/;

/** "How much interest over the life of it" */
const INTEREST =
  /\b(?:(?:how much|total|all (?:that|the|in)|cuantos?|total de) (?:\w+ ){0,3}(?:interest|interes|intereses)(?! rates?\b)|interest (?:in all|altogether|in total|over (?:the|its) (?:life|term)|en total))\b/;

const IN_ALL = /\b(?:total|altogether|in all|over the (?:life|whole)|life of (?:it|the loan)|en total)\b/;

/** Loans that are paid in another way than by equal months. */
const OTHER_LOAN =
  /\b(?:interest only|solo interes(?:es)?|bi ?weekly|every (?:2|other) weeks?|balloon|reverse mortgage|quincenal(?:es)?)\b/;

/** What an association takes by the month, and no lender. */
const FEES = /\b(?:monthly|association|condo|hoa) (?:fees?|dues)\b/;

/** "A month on that one", "what would my monthly be" */
const COUNTS =
  /\b(?:_home (?:cost|run|be|come to)|(?:on|for|with|de|por|para) (?:it|that|this|the|es[aeo]|est[aeo]|_home)|(?:would|will|d|(?:what|how much) (?:is|s)) (?:my |our |the |it |that |be )*(?:monthly|payments?|mortgage|(?:a|per) month)|(?:my|our|mi|nuestr[oa]) (?:monthly|payments?|mortgage|pago|mensualidad|hipoteca)|(?:seria|quedaria|saldria|cuanto) (?:\w+ ){0,2}(?:al mes|mensual\w*|la cuota|el pago|la mensualidad))\b|^(?:and |so |ok |y )*(?:(?:what is |what would be )?(?:the |my )?monthly(?: payments?)?|(?:(?:that|it) is )?what (?:a|per) month|(?:a|per) month|al mes)$/;

/** "How much equity do I have" */
const EQUITY = /\b(?:equity|plusvalia|patrimonio)\b/;

/** "My house is worth 450 and I owe 300", and nothing is asked */
const WORTH = /\b(?:worth|valued|appraised|vale)\b/;
const ASKS_ELSE =
  /\b(?:can|should|could|what|how|do|does|will|would|is it|are|why|when|refi\w*|sell\w*|sold|sale|rent\w*|buy\w*|puedo|debo|conviene|vend\w+|que|como)\b/;

const SALE = new RegExp(
  `\\b(?:sell|sells|selling|sold|sale|list|listed|listing|vend\\w+)\\b|\\d(?:k| mil)? ${FOR_HOME}`,
);

const OF_THAT =
  /(?:%|percent|por ciento)(?: down(?: payment)?| de enganche)? (?:of|de|on) (?!(?:the )?\$? ?\d|comision|enganche|interes|descuento)/;

const PAYMENT =
  /(?<!\b(?:down|first|last|late) )\b(?:(?:monthly|house|mortgage|loan) (?:payment|cost|note)s?|payments?|(?:a|per|each) month|monthly|principal and interest|p ?(?:and|&) ?i|mortgage (?:on|for|be)|pago(?:s)?(?: mensual(?:es)?)?|mensualidad(?:es)?|al mes|hipoteca (?:de|por)|cuota)\b/;
