import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanTermsIn } from './loan-terms.ts';
import { loanYears } from './loan-years.ts';

const USUAL = [10, 15, 20, 25, 30, 40];
const usual = fc.constantFrom(...USUAL);
const any = fc.integer({ min: 1, max: 60 });

test('any number of years is the term where words of a loan stand beside it', () => {
  const wordings = fc.constantFrom(
    (years: number) => `payment on 400k at 6.5% over ${years} years`,
    (years: number) => `a ${years} year loan of 400k at 6.5%`,
    (years: number) => `400k at 6.5% ${years} years fixed`,
    (years: number) => `400k at 6.5% with a term of ${years} years`,
    (years: number) => `400k al 6.5% a un plazo de ${years} anos`,
    (years: number) => `pay off 400k at 6.5% in ${years} years`,
  );
  fc.assert(
    fc.property(wordings, any, (wording, years) => {
      expect(loanTermsIn(wording(years)).years).toBe(years);
    }),
  );
});

test('years of something else are no term, however many', () => {
  const wordings = fc.constantFrom(
    (years: number) => `worked at my job ${years} years payment on 400k at 6.5%`,
    (years: number) => `employed for ${years} years payment on 400k at 6.5%`,
    (years: number) => `i am ${years} years old payment on 400k at 6.5%`,
    (years: number) => `i am ${years} years payment on 400k at 6.5%`,
    (years: number) => `we have rented for ${years} years 400k at 6.5%`,
    (years: number) => `the house is ${years} years old 400k at 6.5%`,
    (years: number) => `payment on a ${years} year old house 400k at 6.5%`,
    (years: number) => `in ${years} years what is left on 400k at 6.5%`,
    (years: number) => `payment on 400k at 6.5% if i move in ${years} years`,
    (years: number) => `i will be here ${years} years payment on 400k at 6.5%`,
    (years: number) => `payment on 400k at 6.5% i bought it ${years} years ago`,
    (years: number) => `over the last ${years} years rents rose payment on 400k at 6.5%`,
    (years: number) => `tengo ${years} anos pago de 400 mil al 6.5%`,
    (years: number) => `hace ${years} anos que rentamos pago de 400 mil al 6.5%`,
    (years: number) => `llevo ${years} anos en mi trabajo pago de 400 mil al 6.5%`,
  );
  fc.assert(
    fc.property(wordings, any, (wording, years) => {
      expect(loanTermsIn(wording(years))).not.toHaveProperty('years');
    }),
  );
});

test('a usual number of years is the term without such words', () => {
  const wordings = fc.constantFrom(
    (years: number) => `${years} years`,
    (years: number) => `same but ${years} years`,
    (years: number) => `what if it is ${years} years`,
    (years: number) => `400k 6.5% ${years} years`,
    (years: number) => `${years} yr 400k at 6.5%`,
    (years: number) => `what would a ${years} year on 250k at 6 be`,
    (years: number) => `keep it ${years}`,
    (years: number) => `payment on 400k at 6.5 for ${years}`,
    (years: number) => `payment on 400k at 6.5% for ${years * 12} months`,
  );
  fc.assert(
    fc.property(wordings, usual, (wording, years) => {
      expect(loanTermsIn(wording(years)).years).toBe(years);
    }),
  );
});

test.each<[string, number | undefined]>([
  ['i am 62 years old can i get a 30 year mortgage', 30],
  ['my rate is 3.25% on 280k with 25 years left', 25],
  ['payment on 300k at 6% for 12 years', 12],
  ['payment for 12 months on 300k at 6%', undefined],
  ['60 months on my car payment on 300k at 6%', undefined],
  ['is it 10 to 15 years old 300k at 6%', undefined],
  ['2 years left on my lease 300k at 6%', undefined],
])('%j: %j', (text, years) => {
  expect(loanYears(text).years).toBe(years);
});
