import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanTermsIn } from './loan-terms.ts';
import { withoutNamedAmounts } from './named-amounts.ts';

const thousands = fc.integer({ min: 80, max: 1_900 }).map((value) => value * 1_000);
const dues = fc.integer({ min: 40, max: 950 });

test('a price beside a word for a payment is the amount, and no payment', () => {
  const wordings = fc.constantFrom(
    (price: string) => `what is a ${price} payment at 6.5%`,
    (price: string) => `${price} payment at 6.5%`,
    (price: string) => `what would a ${price} mortgage payment be at 6.5%`,
    (price: string) => `at 6.5% on ${price} payment`,
    (price: string) => `${price} monthly at 6.5%`,
  );
  fc.assert(
    fc.property(wordings, thousands, fc.boolean(), (wording, price, isShort) => {
      const terms = loanTermsIn(wording(isShort ? `${price / 1_000}k` : `$${price}`));
      expect(terms).toMatchObject({ amount: price, rate: 6.5 });
      expect(terms).not.toHaveProperty('payment');
    }),
  );
});

test('the dues are those of a month, on whichever side of the word a price stands', () => {
  const wordings = fc.constantFrom(
    (price: number, of: number) => `condo ${price / 1_000}k hoa ${of} at 6.5% payment`,
    (price: number, of: number) => `condo $${price} hoa ${of} at 6.5%`,
    (price: number, of: number) => `hoa ${of} on a ${price / 1_000}k condo at 6.5%`,
    (price: number, of: number) => `${of} hoa ${price / 1_000}k condo at 6.5%`,
    (price: number, of: number) => `${price / 1_000}k condo with ${of} a month in dues at 6.5%`,
  );
  fc.assert(
    fc.property(wordings, thousands, dues, (wording, price, of) => {
      const text = wording(price, of);
      expect(loanTermsIn(text)).toMatchObject({ amount: price, dues: of, rate: 6.5 });
      expect(withoutNamedAmounts(text)).toMatch(new RegExp(`${price / 1_000}(?:k|000)`));
    }),
  );
});

test('of two amounts around the word, the smaller is paid down', () => {
  const wordings = fc.constantFrom(
    (price: string, down: string) => `rate 6.5 amount ${price} down ${down}`,
    (price: string, down: string) => `${price} down ${down} at 6.5`,
    (price: string, down: string) => `${down} down ${price} house at 6.5`,
    (price: string, down: string) => `${price} house ${down} down at 6.5`,
    (price: string, down: string) => `${price} at 6.5 with a down payment of ${down}`,
  );
  const own = fc.integer({ min: 10, max: 70 }).map((value) => value * 1_000);
  fc.assert(
    fc.property(wordings, thousands, own, (wording, price, dollars) => {
      expect(loanTermsIn(wording(String(price), String(dollars)))).toMatchObject({
        amount: price,
        rate: 6.5,
        down: { dollars },
      });
    }),
  );
});

test.each([
  [
    'income 85000 rate 7 debts 400 down 20000',
    { income: 85_000, debts: 400, down: { dollars: 20_000 }, rate: 7 },
  ],
  ['rent 2000 a month vs buy 400k at 6.5%', { amount: 400_000, rate: 6.5, payment: undefined }],
  ['we pay 2000 a month in rent or buy 400k at 6.5%', { amount: 400_000, payment: undefined }],
  ['my rent is 2000 a month what can i buy at 6.5%', { payment: 2_000, rate: 6.5 }],
  ['i can pay 12000 a month at 6.5%', { payment: 12_000 }],
  ['break even for 4000 in points saving 75 a month', { amount: undefined, payment: undefined }],
  ['homes with property taxes under 5000', { amount: undefined, taxes: 5_000 }],
  ['property taxes on 415000', { amount: 415_000 }],
  ['buy a rental 400k at 6%', { amount: 400_000 }],
])('%j', (text, terms) => {
  const { amount, payment, ...others } = loanTermsIn(text);
  expect({ ...others, amount, payment }).toMatchObject(terms);
});
