import { expect, test } from 'vitest';
import { seekingIn } from './seeking.ts';

test.each([
  'do you have condos in _',
  '3 bedrooms under 600k',
  'condos please',
  'hi any houses with a garage',
  'is there anything on the lake',
  'which homes have a pool',
  'busco casa de 3 recamaras',
  'tienen condos en _',
])('%j looks for homes', (text) => expect(seekingIn(text).seeks).toBe(true));

test.each([
  'can i paint the condo balcony',
  'is my town house in _ going to appraise',
  'do older houses in _ have lead paint',
  'can i tear down a house in _ and build new',
  'the photos for the _ house do not load on my phone',
  'mi mama quiere vender su casa en _',
  'what is my house worth 3 bed 2 bath brick ranch',
])('%j looks for none', (text) => expect(seekingIn(text).seeks).toBe(false));

test.each([
  ['does the _ house have a family room', { isCertain: true, isOwn: false }],
  ['hoa fees on the _ condo', { isCertain: true, isOwn: false }],
  ['would my house sell', { isCertain: false, isOwn: true }],
])('%j is about a certain home', (text, meant) => expect(seekingIn(text)).toMatchObject(meant));
