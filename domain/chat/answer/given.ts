import type { LoanTerms } from '../values/loan-terms.ts';
import type { SumWords, TaxRates } from './sum-words.ts';

/** What a sum is worked out from, and the words for it. */
export interface Given {
  terms: LoanTerms;
  /** The amount that was named, or the price of the home spoken of. */
  price: number | undefined;
  /** The price is what a home is offered at. */
  isAsking: boolean;
  /** The dues of an association are asked for beside the payment. */
  asksDues: boolean;
  /** Those of the place asked about: the city's is 0 outside it. */
  taxRates: TaxRates;
  sums: SumWords;
}
