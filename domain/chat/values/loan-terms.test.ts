import { expect, test } from 'vitest';
import { loanTermsIn } from './loan-terms.ts';
import { withoutNamedAmounts } from './named-amounts.ts';

test.each([
  ['payment on $400000 at 6.5% for 30 years', { amount: 400_000, rate: 6.5, years: 30 }],
  ['500k house 20% down at 7 percent', { amount: 500_000, rate: 7, down: { percent: 20 } }],
  ['450k with 50k down', { amount: 450_000, down: { dollars: 50_000 } }],
  ['i can pay 2500 a month at 6.5%', { payment: 2_500, rate: 6.5 }],
  ['5% of 450k', { percent: 5, amount: 450_000 }],
  ['sell for 650k owe 310k', { amount: 650_000, owed: 310_000 }],
  ['it is worth about 410 and i owe 250', { amount: 410_000, owed: 250_000 }],
  ['350 mil al 7% a 30 anos', { amount: 350_000, rate: 7, years: 30 }],
  ['enganche del 10% para 400 mil', { amount: 400_000, down: { percent: 10 } }],
  ['use half my savings as down payment on 500k', { amount: 500_000, ownShare: 0.5 }],
  ['put a quarter of it down on 600k', { amount: 600_000, ownShare: 0.25 }],
  ['my savings are 90k', { own: 90_000 }],
  ['i make 82k and my wife 60k', { income: 142_000 }],
  ['he makes 70k and i make 50k a year', { income: 120_000 }],
  ['we make 140k together, i make 80k and she makes 60k', { income: 140_000 }],
  ['hoa 210 a month plus mortgage on 450k at 6.5', { amount: 450_000, rate: 6.5, dues: 210 }],
  ['400k at 6% with 185 in dues', { amount: 400_000, rate: 6, dues: 185 }],
  ['450 mil al 6.5% con cuotas de la asociacion de 90', { amount: 450_000, dues: 90 }],
  ['income 120k, car payments 700', { income: 120_000, debts: 700 }],
  ['we have 2 car loans 850 total and want around 550k', { debts: 850, amount: 550_000 }],
  ['i pay 300 on my car and 250 for student loans', { debts: 550 }],
  [
    'whats left after selling at 500 with 6% commission and a 240k loan',
    { amount: 500_000, owed: 240_000, fee: 6 },
  ],
  ['425k loan at 6.5 with taxes', { amount: 425_000, rate: 6.5, isWithTax: true }],
  ['refi from 7.4 to 6.2 on 350k costs 6500', { amount: 350_000, rate: 7.4, otherRate: 6.2, cost: 6_500 }],
  ['whats 6.25 vs 6.75 on 380k', { amount: 380_000, rate: 6.25, otherRate: 6.75 }],
  ['is 5.875 with 1 pt better than 6.25 no points on 400k', { rate: 5.875, otherRate: 6.25, points: 1 }],
  [
    '15 year at 5.8 or 30 at 6.5 for 290000',
    { years: 15, rate: 5.8, otherYears: 30, otherRate: 6.5, amount: 290_000 },
  ],
  ['a 300k mortgage at 7 if i add 200 a month', { amount: 300_000, rate: 7, extra: 200 }],
  ['400k at 6.5 and 300 extra every month', { amount: 400_000, rate: 6.5, extra: 300 }],
  ['if i put 60 down on 410 at 6.4', { amount: 410_000, rate: 6.4, down: { dollars: 60_000 } }],
  ['i get paid 31 an hour full time', { income: 64_480 }],
  ['i earn 5600 a month before taxes', { income: 67_200 }],
  [
    'they offered me 6.625 with 2k credit or 6.375 no credit on 360k',
    { amount: 360_000, rate: 6.625, otherRate: 6.375, cost: 2_000 },
  ],
  ['my payment is 2100 and rates dropped', { payment: 2_100 }],
  ['i owe 212k and my house is worth maybe 390', { owed: 212_000, amount: 390_000 }],
  ['cuanto pagaria al mes al 6.5 con 10%', { rate: 6.5, down: { percent: 10 } }],
  ['at 6.5% with 10 percent', { rate: 6.5, down: { percent: 10 } }],
  ['what would i net at 800 if i owe 350', { amount: 800_000, owed: 350_000 }],
  ['i make 90k and my boyfriend makes 65k, we owe 480 a month on cars', { income: 155_000, debts: 480 }],
  ['im on ssdi 1850 a month can i buy a condo', { income: 22_200 }],
  ['i get 2400 a month from social security', { income: 28_800 }],
  ['i am getting a 90k inheritance', { own: 90_000 }],
  ['gain if bought 350 sold 610 with 40k costs', { bought: 350_000, improved: 40_000, amount: 610_000 }],
  ['payment on a 1.3 mil house at 6.5%', { amount: 1_300_000, rate: 6.5 }],
  ['cuanto es el 10% de 2 mil', { amount: 2_000, percent: 10 }],
  ['prestamo de 3 mil al 6%', { amount: 3_000, rate: 6 }],
  ['monthly on $1.4mm at 6%', { amount: 1_400_000, rate: 6 }],
  ['cuotas de 2 mil al mes para una casa de 400 mil', { amount: 400_000 }],
  ['what is the mortgage at 6.5 percent on a 300k loan', { rate: 6.5, amount: 300_000 }],
  ['6.25% on 410k for 30 years', { rate: 6.25, amount: 410_000 }],
  ['loan at 5.5% on $410000 with 40k down', { rate: 5.5, amount: 410_000 }],
  ['how much is 3% of a 400k loan', { percent: 3, amount: 400_000 }],
  ['how much is 3% on 400k', { percent: 3, amount: 400_000 }],
  ['taking home 85k income, 3000 a month in debts', { income: 85_000, debts: 3_000 }],
  ['i am making 5500 a month', { income: 66_000 }],
  ['we bring home 7k a month', { income: 84_000 }],
  ['earning $4000 a month with a $2000 car payment', { income: 48_000, debts: 2_000 }],
  ['not married, bought for 300k sold for 900k, gain tax', { owner: 'single' }],
  ['we are not yet divorced, jointly, tax on a gain of a sale at 700 bought 300', { owner: 'married' }],
  ['sold for 640 bought for 410 in 2016 single tax', { bought: 410_000, amount: 640_000 }],
  [
    'we bought in 2012 for 220k and sell at 610k with 30k in improvements what tax',
    { bought: 220_000, improved: 30_000, amount: 610_000 },
  ],
])('%j', (text, terms) => {
  expect(loanTermsIn(text)).toMatchObject(terms);
});

test.each(['my wife died last year, just me, is the gain taxed', 'i am a widow, what tax on the gain'])(
  'how %j files is left open',
  (text) => {
    expect(loanTermsIn(text).owner).toBeUndefined();
  },
);

test('no rate is read where none is given', () => {
  expect(loanTermsIn('payment on 400k over 30 years').rate).toBeUndefined();
});

test('what a price appreciates by and what due diligence comes to are no rate', () => {
  expect(loanTermsIn('is 1% due diligence normal on 500k').rate).toBeUndefined();
  expect(loanTermsIn('if it appreciates 4% a year what is 400k worth in 5 years').rate).toBeUndefined();
});

test('what a rate changes by is no rate, and the cars of a garage are no debt', () => {
  expect(loanTermsIn('how much does 1 percent rate change make on 400k').rate).toBeUndefined();
  expect(loanTermsIn('if rates drop 1% on my 400k loan').rate).toBeUndefined();
  expect(loanTermsIn('3 beds and a 2 car garage under 500k').debts).toBeUndefined();
});

test('dues and debts of a month are no price', () => {
  expect(withoutNamedAmounts('and with hoa of 300')).not.toContain('300');
  expect(withoutNamedAmounts('car payments 700, condos under 400k')).not.toContain('700');
  expect(withoutNamedAmounts('car payments 700, condos under 400k')).toContain('under 400k');
});

test('baths, shares paid down and commissions are no second rate', () => {
  expect(loanTermsIn('3.5 baths or 4 under 600k').otherRate).toBeUndefined();
  expect(loanTermsIn('3.5% or 5% down on 400k').otherRate).toBeUndefined();
  expect(loanTermsIn('is it 5 or 6% commission on 500k').otherRate).toBeUndefined();
  expect(loanTermsIn('from 2.5 to 3 acres').otherRate).toBeUndefined();
});
