import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanTermsIn } from './loan-terms.ts';

/** Rates that loans have, and shares that are paid down. */
const rate = fc.integer({ min: 9, max: 39 }).map((quarters) => quarters / 4);
const share = fc.integer({ min: 10, max: 50 });

test('a rate and a share that is paid down are told apart in any order', () => {
  const wordings = fc.constantFrom(
    (of: number, down: number) => `400k ${down}% ${of}%`,
    (of: number, down: number) => `400k ${of}% ${down}%`,
    (of: number, down: number) => `400k ${down}% ${of}% 30 years`,
    (of: number, down: number) => `payment on 400k at ${of}% with ${down}%`,
    (of: number, down: number) => `payment on 400k with ${down}% at ${of}`,
    (of: number, down: number) => `400k ${down}% down ${of}%`,
    (of: number, down: number) => `400k down ${down}% rate ${of}`,
    (of: number, down: number) => `doy ${down}% y el interes es ${of}% casa de 400 mil`,
    (of: number, down: number) => `400 mil al ${of}% con ${down}% de enganche`,
    (of: number, down: number) => `price 400k rate ${of} down ${down} term 30`,
  );
  fc.assert(
    fc.property(wordings, rate, share, (wording, of, down) => {
      expect(loanTermsIn(wording(of, down))).toMatchObject({
        amount: 400_000,
        rate: of,
        down: { percent: down },
      });
    }),
  );
});

test('a rate that is named as one is taken, however strange', () => {
  const wordings = fc.constantFrom(
    (of: number) => `payment on 400k at ${of}%`,
    (of: number) => `payment on 400k with an interest rate of ${of}%`,
    (of: number) => `what if rates go to ${of}% on 400k`,
    (of: number) => `400k ${of}% interest`,
    (of: number) => `400 mil con una tasa del ${of}%`,
  );
  fc.assert(
    fc.property(wordings, fc.integer({ min: 0, max: 20 }), (wording, of) => {
      expect(loanTermsIn(wording(of))).toMatchObject({ amount: 400_000, rate: of });
    }),
  );
});

test('a percentage that no loan has is no rate unless it is named as one', () => {
  const wordings = fc.constantFrom(
    (of: number) => `payment on 400k ${of}%`,
    (of: number) => `400k ${of}%`,
    (of: number) => `${of}% of 400k`,
    (of: number) => `and ${of}%`,
    (of: number) => `mortgage of 400k with ${of}%`,
  );
  const strange = fc.constantFrom(0.5, 1, 1.5, 10, 12, 15, 20, 25);
  fc.assert(
    fc.property(wordings, strange, (wording, of) => {
      expect(loanTermsIn(wording(of))).not.toHaveProperty('rate');
    }),
  );
});

test('what something changes by is neither a rate nor a share', () => {
  const wordings = fc.constantFrom(
    (of: number) => `rates dropped ${of}% payment on 400k`,
    (of: number) => `rates are down ${of}% payment on 400k`,
    (of: number) => `if rates go up by ${of}% payment on 400k`,
    (of: number) => `prices fell ${of}% payment on 400k`,
    (of: number) => `si las tasas bajan ${of}% pago de 400 mil`,
  );
  fc.assert(
    fc.property(wordings, fc.integer({ min: 1, max: 20 }), (wording, of) => {
      const terms = loanTermsIn(wording(of));
      expect(terms).not.toHaveProperty('rate');
      expect(terms).not.toHaveProperty('down');
    }),
  );
});

test.each([
  ['commission on 420k at 5 percent', { percent: 5 }],
  ['400k at 6.5% with 3% closing costs', { rate: 6.5, down: undefined }],
  ['400k 25%', { percent: 25 }],
  ['400k 1%', { percent: 1 }],
  ['tax rate 0.77% on 400k', { rate: undefined }],
  ['3.5% or 5% down on 400k', { rate: undefined, down: { percent: 5 } }],
  ['payment on 450k 20 down 6.25', { rate: 6.25, down: { percent: 20 } }],
  ['sell for 525 owe 210 agents 5%', { fee: 5, owed: 210_000, amount: 525_000, rate: undefined }],
])('%j', (text, terms) => {
  const read = loanTermsIn(text);
  expect({ rate: read.rate, down: read.down, ...read }).toMatchObject(terms);
});

test('a share that a buyer puts up, or that is asked of a price, is no rate', () => {
  const wordings = fc.constantFrom(
    (of: number) => `earnest money on 400k at ${of}%`,
    (of: number) => `due diligence of ${of}% on a 400k offer`,
    (of: number) => `down payment on 400k at ${of}%`,
    (of: number) => `what will 400k be worth in 5 years at ${of}%`,
  );
  fc.assert(
    fc.property(wordings, fc.integer({ min: 1, max: 9 }), (wording, of) => {
      expect(loanTermsIn(wording(of))).not.toHaveProperty('rate');
    }),
  );
});

test('a percentage beside no loan and no amount is no rate', () => {
  expect(loanTermsIn('which areas grew more than 6 percent').rate).toBeUndefined();
  expect(loanTermsIn('did prices in the south rise like 5 percent or what').rate).toBeUndefined();
});
