import { expect, test } from 'vitest';
import { labeledFigures } from '#test/labeled-figures.ts';
import { type LoanTerms, loanTermsOf } from './loan-terms.ts';

function termsOf(labeled: string): LoanTerms {
  const { text, figures } = labeledFigures(labeled);
  return loanTermsOf(text, figures);
}

test.each<[string, Partial<LoanTerms>]>([
  [
    'payment on {price $400,000} at {rate 6.5}% for {years 30} years',
    { amount: 400_000, rate: 6.5, years: 30 },
  ],
  ['{price 410} with {down 60} down', { amount: 410_000, down: { dollars: 60_000 } }],
  ['a {price 1.3 mil} house with {down 20} down', { amount: 1_300_000, down: { percent: 20 } }],
  ['payment on {price 400k} {rate 20%}', { amount: 400_000, down: { percent: 20 } }],
  ['enganche del {down 10%} para {price 400 mil}', { amount: 400_000, down: { percent: 10 } }],
  ['worth {price 390} and i owe {owed 212}', { amount: 390_000, owed: 212_000 }],
  ['use half my savings as down payment on {price 500k}', { amount: 500_000, ownShare: 0.5 }],
  ['i have {own 60} saved', { own: 60_000 }],
  ['i make {income 85} and my wife {income 60k}', { income: 145_000 }],
  ['we make {income 140k} together, i make {income 80k} and she makes {income 60k}', { income: 140_000 }],
  ['i get paid {income 31} an hour', { income: 64_480 }],
  ['i earn {income 5600} a month before taxes', { income: 67_200 }],
  ['{income 4k} a month', { income: 48_000 }],
  ['i make {income 2500} every 2 weeks', { income: 65_000 }],
  ['{income 2500} biweekly', { income: 65_000 }],
  ['paid {income 2500} twice a month', { income: 60_000 }],
  ['gano {income 2500} a la quincena', { income: 60_000 }],
  ['i make {income 5600} a month and my wife makes {income 4000}', { income: 115_200 }],
  ['i make {income 5600} a month and my wife makes {income 60k}', { income: 127_200 }],
  ['dues of {dues 210} and {dues 1200} a year for the pool', { dues: 310 }],
  ['{debts 300} on my car and {debts 250} for student loans', { debts: 550 }],
  ['i owe {debts 30k} on the car', {}],
  ['sold at {price 500} with {fee 6%} commission', { amount: 500_000, fee: 6 }],
  ['{fee 3%} to the buyers agent and {fee 2.5%} to ours on {price 465k}', { fee: 5.5 }],
  ['{fee 2.5%} to each agent', { fee: 5 }],
  ['{off 6%} under asking', { off: { percent: 6 } }],
  ['{off 15k} under asking', { off: { dollars: 15_000 } }],
  ['{off 15} under', { off: { percent: 15, orDollars: 15_000 } }],
  ['{off 2 percent} over asking', { off: { percent: 2, isAbove: true } }],
  ['taxes run {tax .75%} of the price a year', { taxRate: 0.75 }],
  ['{concession 3%} toward closing', { concessions: { percent: 3 } }],
  ['{rate 7.4} to {rate 6.2} on {loan 350k} costs {cost 6500}', { rate: 7.4, otherRate: 6.2, cost: 6_500 }],
  [
    '{rate 5.875} with {share 1} pt better than {rate 6.25}',
    { rate: 5.875, otherRate: 6.25, points: 1, percent: 1 },
  ],
  ['{rate 6.625} with {concession 2k} credit or {rate 6.375}', { otherRate: 6.375, cost: 2_000 }],
  [
    '{years 15} year at {rate 5.8} or {years 30} at {rate 6.5}',
    { years: 15, rate: 5.8, otherYears: 30, otherRate: 6.5 },
  ],
  ['how much would i save with a {years 15} year', { years: 15, otherYears: 30 }],
  ['pay it off in {years 96} months', { years: 8 }],
  ['for {years 0} years', {}],
  ['if rates drop {ratechange 1%}', { rateBy: -1 }],
  ['if they go up {ratechange 0.5}', { rateBy: 0.5 }],
  ['bought {bought 350} sold {price 610} with {cost 40k} costs', { bought: 350_000, improved: 40_000 }],
  ['not married, tax on the gain', { owner: 'single' }],
  ['we are not yet divorced, jointly, tax on a gain', { owner: 'married' }],
  ['i am a widow, what tax on the gain', {}],
  [
    'mortgage {payment 1900} hoa {dues 210} and taxes {tax 3,600} a year',
    { payment: 1_900, costs: { payment: [1_900], dues: [210], tax: [300] }, taxes: 3_600 },
  ],
  ['insurance {insurance 1,800} and taxes {tax 2400}', { costs: { insurance: [150], tax: [200] } }],
  ['insurance {insurance 150} and taxes {tax 200}', { costs: { insurance: [150], tax: [200] } }],
  ['a roof for {cost 12k} and {cost 3,000} of paint', { expenses: 15_000 }],
  ['{loan 425k} at {rate 6.5} with taxes', { isWithTax: true }],
  ['and no money down', { drops: ['down'] }],
  ['{price 450k} for {size 1800} sq ft', { size: 1_800 }],
])('%s: %j', (labeled, terms) => {
  expect(termsOf(labeled)).toMatchObject(terms);
  if (Object.keys(terms).length === 0) expect(termsOf(labeled)).toEqual({ amounts: [] });
});
