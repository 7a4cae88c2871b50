import type { LoanTerms } from './loan-terms.ts';

/** Sums people ask for. */
export type SumKind =
  | 'payment'
  | 'price-from-payment'
  | 'excise-tax'
  | 'property-tax'
  | 'net'
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
  if (terms.percent !== undefined && terms.amount !== undefined) return 'percent-of';
  if (
    /\b(?:property tax\w*|real estate tax\w*|tax bill|taxes (?:on|for|be|would|will|are|per)|yearly tax\w*|annual tax\w*|county tax\w*|impuestos?(?: prediales| predial| a la propiedad| de la casa)|predial)\b/.test(
      text,
    ) &&
    !/\b(?:capital gain|income|sell|sold|gains?|vender)\b/.test(text)
  )
    return 'property-tax';
  if (
    /\b(?:net sheet|net proceeds|walk away with|(?:i|we) (?:net|clear|pocket|keep|end up with|get at closing|get out)|take home from|proceeds|me quedaria|me queda|ganancia neta|neto|net (?:if|on|at|from|would))\b/.test(
      text,
    ) &&
    (terms.amount !== undefined || terms.owed !== undefined)
  )
    return 'net';
  if (
    terms.payment !== undefined &&
    /\b(?:how much (?:house|home|loan|can i (?:buy|borrow|afford))|what (?:price|loan)|price (?:if|when|for|at)|afford|borrow|buy|budget|cuanta? casa|que precio|alcanza|puedo comprar)\b/.test(
      text,
    )
  )
    return 'price-from-payment';
  if (
    (terms.amount !== undefined || terms.rate !== undefined) &&
    (PAYMENT.test(text) || (terms.rate !== undefined && terms.amount !== undefined))
  )
    return 'payment';
  if (PAYMENT.test(text) && /\b(?:how much|what|cuanto|pay|payment|pago)\b/.test(text) && ON_THAT.test(text))
    return 'payment';
  return null;
}

/** "A month on that one" */
const ON_THAT = /\b(?:on|for|with|de|por|para) (?:it|that|this|the|es[aeo]|est[aeo]|_home)\b/;

const PAYMENT =
  /\b(?:(?:monthly|house|mortgage|loan) (?:payment|cost|note)s?|payments?|(?:a|per|each) month|monthly|principal and interest|p ?(?:and|&) ?i|mortgage (?:on|for|be)|pago(?:s)?(?: mensual(?:es)?)?|mensualidad(?:es)?|al mes|hipoteca (?:de|por)|cuota)\b/;
