import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homeLimits } from './home-limits.ts';
import { plainTextWithDigits } from './number-words.ts';

test.each([
  ['3 bedrooms', { min: 3, max: 3.5 }],
  ['no more than 3 bedrooms', { max: 3 }],
  ['more than 3 bedrooms', { min: 4 }],
  ['3 or more bedrooms', { min: 3 }],
  ['fewer than 3 bedrooms', { max: 2 }],
  ['3 bedrooms or fewer', { max: 3 }],
  ['not less than 3 bedrooms', { min: 3 }],
  ['1 or 2 bedrooms', { min: 1, max: 2 }],
  ['between 2 and 4 bedrooms', { min: 2, max: 4 }],
  ['more than 2 but fewer than 5 bedrooms', { min: 3, max: 4 }],
  ['more than 2 bedrooms but no more than 4', { min: 3, max: 4 }],
  ['a bigger house than 3 bedrooms', { min: 4 }],
  ['downsizing from 5 bedrooms', undefined],
  ['about 4 bedrooms', { min: 4, max: 4.5 }],
  ['our 1 br is too small we need 3 bed at least', { min: 3 }],
  ['there are 6 of us what fits', { min: 4 }],
  ['4 of us living there', { min: 3 }],
  ['a party of 4', { min: 3 }],
  ['our family is 5', { min: 4 }],
  ['7 people what works', { min: 4 }],
  ['household of 5', { min: 4 }],
  ['5 people living in the house', { min: 4 }],
  ['we will be 3 people', { min: 3 }],
  ['vamos a vivir 6 personas', { min: 4 }],
  ['there are 2 of us', undefined],
  ['4 of us sold the house', undefined],
  ['3 of us inherited it', undefined],
  ['show me 5 of them', undefined],
  ['busco un estudio', { max: 0 }],
  ['casa con un estudio', undefined],
  ['a condo with a detached studio', undefined],
  ['not the 1 bedrooms i need at least 3', { min: 3 }],
  ['1 bedroom is too tight for us we need 2', { min: 2, max: 2.5 }],
  ['1 recamara es muy chica necesitamos 2', { min: 2, max: 2.5 }],
  ['no 1 bedrooms either', { min: 2 }],
  ['las de 1 recamara no', { min: 2 }],
  ['2 recamaras no nos alcanzan', { min: 3 }],
  ['5 bedrooms is too much', { max: 4 }],
  ['not the 1 bedroom', { min: 1, max: 1.5 }],
  ['do you have no 3 bedrooms', { min: 3, max: 3.5 }],
  ['what else opens up with 3 or more', { min: 3 }],
  ['areas with 3 or more homes', undefined],
  ['3 recamaras minimo', { min: 3 }],
  ['a studio or 1 bed', { min: 0, max: 1.5 }],
  ['1 bd maybe 2', { min: 1, max: 2 }],
  ['1 2 or 3 beds', { min: 1, max: 3 }],
])('%j asks for bedrooms: %j', (text, bedrooms) => expect(homeLimits(text).bedrooms).toEqual(bedrooms));

test('a unit applies only to the number before it', () => {
  expect(homeLimits('3 bedrooms max 2 baths')).toEqual({
    bedrooms: { min: 3, max: 3.5 },
    bathrooms: { max: 2 },
  });
});

test.each([
  ['more than 2 baths', { bathrooms: { min: 2.25 } }],
  ['smaller than 1000 sq ft', { squareFeet: { max: 999 } }],
  ['at least 4 bedrooms and 3 bathrooms', { bedrooms: { min: 4 }, bathrooms: { min: 3 } }],
  ['a square footage above 4000', { squareFeet: { min: 4001 } }],
  ['nothing under 2000 sq ft', { squareFeet: { min: 2000 } }],
  ['at least a third of an acre', { lotSize: { min: 0.33 } }],
  ['less than an acre', { lotSize: { max: 0.99 } }],
  ['a lot close to 9000', { lotSize: { min: 0.19, max: 0.23 } }],
  ['only over 1500 ft', { squareFeet: { min: 1501 } }],
  ['my boat is 24 ft', {}],
  ['my house is 1900 ft', {}],
  ['las de 2 banos no', { bathrooms: { min: 2.25 } }],
  ['w 3 full baths or more', { bathrooms: { min: 3 } }],
  ['homes listed less than 2 weeks ago', { daysOnMarket: { max: 13 } }],
  ['selling my 3 bedroom 2 bath, looking for something smaller', {}],
  ['we live in a 3 bedroom and need 4 bedrooms', { bedrooms: { min: 4, max: 4.5 } }],
  ['do you have a 3 bedroom', { bedrooms: { min: 3, max: 3.5 } }],
  ['homes listed in the last week', { daysOnMarket: { max: 7 } }],
  ['listed this month in _', { daysOnMarket: { max: 30 } }],
  ['casas listadas esta semana', { daysOnMarket: { max: 7 } }],
  ['homes on the market we want to move in 2 weeks', {}],
  ['homes on the market can we meet next week', {}],
  ['how many days do you need', {}],
])('%j limits %j', (text, limits) => expect(homeLimits(text)).toEqual(limits));

const NAMES = { bedrooms: 'bedrooms', bathrooms: 'baths', squareFeet: 'sq ft', lotSize: 'acres' } as const;
const named = fc.constantFrom(...(Object.keys(NAMES) as (keyof typeof NAMES)[]));
const count = fc.integer({ min: 2, max: 9 });

describe('two numbers of the same kind', () => {
  test('are the ends of a range, in any order and with the noun once or twice', () => {
    fc.assert(
      fc.property(named, count, count, (name, one, other) => {
        const noun = NAMES[name];
        const range = { [name]: { min: Math.min(one, other), max: Math.max(one, other) } };
        for (const said of [
          `${one} to ${other} ${noun}`,
          `${one}-${other} ${noun}`,
          `${one} or ${other} ${noun}`,
          `between ${one} and ${other} ${noun}`,
          `between ${one} ${noun} and ${other} ${noun}`,
        ])
          expect([said, homeLimits(plainTextWithDigits(said))]).toEqual([said, range]);
      }),
    );
  });

  test('limit a range from both sides', () => {
    fc.assert(
      fc.property(named, count, (name, least) => {
        const noun = NAMES[name];
        const range = { [name]: { min: least, max: least + 2 } };
        for (const said of [
          `at least ${least} ${noun} but no more than ${least + 2}`,
          `at least ${least} but no more than ${least + 2} ${noun}`,
        ])
          expect([said, homeLimits(plainTextWithDigits(said))]).toEqual([said, range]);
      }),
    );
  });

  test('do not limit rooms if the second is a price', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 100, max: 999 }), (least, price) => {
        expect(homeLimits(plainTextWithDigits(`at least ${least} bedrooms and up to ${price}`))).toEqual({
          bedrooms: { min: least },
        });
      }),
    );
  });
});

test.each([
  ['4 beds+ 3 baths+', { bedrooms: { min: 4 }, bathrooms: { min: 3 } }],
  ['between half an acre and 1 acre', { lotSize: { min: 0.5, max: 1 } }],
  ['between 1/4 and 1/2 acre', { lotSize: { min: 0.25, max: 0.5 } }],
  ['at least two thousand square feet', { squareFeet: { min: 2_000 } }],
])('%j sets the limits %j', (raw, limits) => {
  expect(homeLimits(plainTextWithDigits(raw))).toEqual(limits);
});
