import { expect, test } from 'vitest';
import { loanTermsIn } from './loan-terms.ts';

test.each([
  ['payment on $400000 at 6.5% for 30 years', { amount: 400_000, rate: 6.5, years: 30 }],
  ['500k house 20% down at 7 percent', { amount: 500_000, rate: 7, down: { percent: 20 } }],
  ['450k with 50k down', { amount: 450_000, down: { dollars: 50_000 } }],
  ['i can pay 2500 a month at 6.5%', { payment: 2_500, rate: 6.5 }],
  ['5% of 450k', { percent: 5, amount: 450_000 }],
  ['sell for 650k owe 310k', { amount: 650_000, owed: 310_000 }],
  ['350 mil al 7% a 30 anos', { amount: 350_000, rate: 7, years: 30 }],
  ['enganche del 10% para 400 mil', { amount: 400_000, down: { percent: 10 } }],
])('%j', (text, terms) => {
  expect(loanTermsIn(text)).toMatchObject(terms);
});

test('no rate is read where none is given', () => {
  expect(loanTermsIn('payment on 400k over 30 years').rate).toBeUndefined();
});

test('what a price appreciates by and what due diligence comes to are no rate', () => {
  expect(loanTermsIn('is 1% due diligence normal on 500k').rate).toBeUndefined();
  expect(loanTermsIn('if it appreciates 4% a year what is 400k worth in 5 years').rate).toBeUndefined();
});
