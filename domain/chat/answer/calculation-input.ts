import type { LoanTerms } from '../values/loan-terms.ts';
import type { SumWords, TaxRates } from './sum-words.ts';

/** The inputs of a calculation and its words. */
export interface CalculationInput {
  terms: LoanTerms;
  /** The stated amount, or the price of the home under discussion. */
  price: number | undefined;
  /** Whether the price is an asking price. */
  isAsking: boolean;
  /** Whether association dues are requested as well. */
  asksDues: boolean;
  /** Rates at the place; the city rate is 0 outside the city. */
  taxRates: TaxRates;
  sums: SumWords;
}
