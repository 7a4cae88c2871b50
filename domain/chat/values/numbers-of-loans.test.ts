import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanTermsIn } from './loan-terms.ts';

test('what is counted or named is no amount of a loan', () => {
  const wordings = fc.constantFrom(
    (of: number) => `homes over ${of} sq ft`,
    (of: number) => `between ${of} and ${of + 300} sq ft`,
    (of: number) => `under 9000 sq ft but over ${of}`,
    (of: number) => `homes in 28${201 + (of % 99)}`,
    (of: number) => `built in ${1_800 + (of % 220)}`,
    (of: number) => `a ${of} unit building`,
  );
  fc.assert(
    fc.property(wordings, fc.integer({ min: 1_000, max: 8_000 }), (wording, of) => {
      expect(loanTermsIn(wording(of)).amounts).toEqual([]);
    }),
  );
});

test.each([
  ['i make 25 an hour what can i afford', { income: 52_000, years: undefined }],
  ['we made 120k last year', { income: 120_000 }],
  ['15 year 5.6 vs 30 year 6.3 300k', { rate: 5.6, years: 15, otherRate: 6.3, otherYears: 30 }],
  ['payment on 650k 130k down 6.75', { amount: 650_000, down: { dollars: 130_000 }, rate: 6.75 }],
  ['payoff 180k at 5% in 8 years', { amount: 180_000, owed: undefined, years: 8 }],
  ['sell for 600k owe 300k with 5%', { fee: 5, rate: undefined, down: undefined }],
  ['i make 85 and my wife makes 60', { income: 145_000 }],
  ['bought for 300k put 50k into it selling for 620 what tax', { bought: 300_000, improved: 50_000 }],
  ['2 points on a 350k loan', { percent: 2, amount: 350_000 }],
  ['how much is 20% down on 389900', { percent: 20, amount: 389_900 }],
  ['i earn 4k a month after taxes', { income: undefined, payment: undefined }],
  ['condo with hoa under 400 a month', { dues: undefined, payment: undefined }],
  ['mortgage 1850 hoa 95', { dues: 95 }],
  ['homes under 600k with taxes under 4000 a year', { taxes: 4_000, isWithTax: undefined }],
  ['250k cash and a 600k house at 6.5', { amount: 600_000, own: 250_000 }],
  ['i have 250k cash and want a 600k house', { amount: 600_000, down: { dollars: 250_000 } }],
  ['tengo 250 mil en efectivo y quiero una casa de 600 mil', { amount: 600_000, down: { dollars: 250_000 } }],
  ['we have 60k saved and look at a 400k condo', { amount: 400_000, down: { dollars: 60_000 } }],
  ['i have 90k saved what is 20% down on 400k', { down: { percent: 20 } }],
  ['i have 500k cash and want a 400k house', { down: undefined }],
  ['i have 90k saved and sell for 400k', { down: undefined }],
  ['take 50k cash out on a 400k house', { down: undefined, own: undefined }],
  ['200k in equity and a 600k house', { down: undefined, own: 200_000 }],
  ['i have 20k in debt and make 90k', { own: undefined, income: 90_000 }],
  ['i want my payment to be 2000 at 6.5', { payment: 2_000, rate: 6.5 }],
  ['pay off 200k in 10 years at 6', { amount: 200_000, owed: undefined, rate: 6, years: 10 }],
  ['net sheet 600k owe 250k 6%', { fee: 6, rate: undefined, owed: 250_000, amount: 600_000 }],
  ['sell 465k with 3% to the buyers agent and 2.5% to the listing agent', { fee: 5.5 }],
  ['sell at 750k and pay 2.5% to each agent', { fee: 5 }],
  ['6% commission 3% to the buyers agent on 400k', { fee: 6 }],
  ['difference between 6 and 7 percent on 400k', { rate: 6, otherRate: 7, amount: 400_000 }],
  ['tour at 2h30', { rate: undefined }],
  ['is it over 100 years old', { years: undefined }],
  ['a 30 year roof', { years: undefined }],
  ['not 10% down 20% down on 400k', { down: { percent: 20 }, amount: 400_000 }],
  ['payment on 400k at 6.5% 15 years not 30', { years: 15 }],
])('%j: %j', (text, terms) => {
  const none = Object.fromEntries(Object.keys(terms).map((name) => [name, undefined]));
  expect({ ...none, ...loanTermsIn(text) }).toMatchObject(terms);
});
