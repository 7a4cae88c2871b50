import { expect, test } from 'vitest';
import { statedWish, textStatingWish, wishBySubject } from './stated-wishes.ts';

const wishOf = (message: string) => statedWish(textStatingWish(message) ?? '');

test.each([
  'what is my house worth',
  "What's my home worth?",
  "what is my condo worth in today's market",
  'what is our place worth?',
  'How much is my home worth?',
  'value my home at 123 Main St Charlotte NC 28203',
  'please appraise our old condo',
  'cuánto vale mi casa',
])('%j requests a valuation', (message) => {
  expect(wishOf(message)).toBe('valuation');
});

test.each([
  'what is a showing',
  'what are showings like',
  'what happens in a tour',
  'what is a valuation worth',
  'do you value my privacy',
])('%j requests nothing', (message) => {
  expect(wishOf(message)).toBeNull();
});

test.each([
  ['not interested in selling, want to buy', 'buying'],
  ["I'm not selling, I am buying a home", 'buying'],
  ['not looking to buy, just thinking of selling', 'selling'],
  ["we don't want to buy but I want to sell my house", 'selling'],
  ['no quiero vender, quiero comprar', 'buying'],
  ['no busco casa, quiero vender', 'selling'],
  ["I can't sell my house by myself", 'selling'],
  ['about buying and about selling', 'both'],
  ['I am not interested in selling', null],
])('%j is about %s', (message, subject) => {
  expect(wishBySubject(message)).toBe(subject);
});
