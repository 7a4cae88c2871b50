import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { sideMentionsIn } from './side-mentions.ts';

test.each([
  ["I'm the seller", 'seller', 'seller'],
  ["we're the buyers", 'buyer', 'buyer'],
  ["no, I'm buying", 'buyer', 'buyer'],
  ['seller here', 'seller', 'seller'],
  ["I'm the one selling", 'seller', 'seller'],
  ['and for the seller?', null, 'seller'],
  ["the buyer's side", null, 'buyer'],
  ['what about the tenant', null, 'tenant'],
  ['soy el vendedor', 'seller', 'seller'],
  ['¿y el comprador?', null, 'buyer'],
  ['as a tenant, what can I do', 'tenant', null],
  ["I'm the landlord and he won't pay", 'landlord', null],
  ['who pays the seller', null, null],
  ['what does a buyer pay', null, null],
  ["I'm a buyer's agent", null, null],
  ['homes for sale by owner', null, null],
])('%j is from the side %s and names only %s', (message, own, onlyNamed) => {
  expect(sideMentionsIn(plainText(message))).toMatchObject({ own, onlyNamed });
});

test.each([
  ['closing costs for the buyer', 'buyer'],
  ['what does a buyer usually pay at closing', 'buyer'],
  ["what are the seller's closing costs", 'seller'],
  ['qué gastos paga el comprador al cierre', 'buyer'],
  ['gastos de cierre del vendedor', 'seller'],
  ['does the seller have to pay for the survey', 'seller'],
  ["who pays the buyer's agent", null],
  ['do I pay the seller', null],
  ['can the buyer back out', null],
])('%j asks about the costs of the %s', (message, payer) => {
  expect(sideMentionsIn(plainText(message)).payer).toBe(payer);
});
