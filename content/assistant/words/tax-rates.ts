import type { TaxRates } from '#domain/chat/answer/sum-words.ts';

/** In cents per $100 of assessed value. Both governments set new rates each July. */
export const taxRates: TaxRates = {
  year: 2025,
  county: 49.27,
  city: 27.41,
  source: 'Mecklenburg County and City of Charlotte',
  outsideCity: ['lake-norman'],
  towns: ['huntersville', 'cornelius', 'davidson', 'matthews', 'mint hill', 'pineville'],
};
