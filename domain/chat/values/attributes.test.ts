import { expect, test } from 'vitest';
import { attributesIn } from './attributes.ts';

test.each([
  ['sq footage and year built please', ['size', 'year']],
  ['tell me beds baths and sq ft on that 1', ['beds', 'baths', 'size']],
  ['lot size and year built', ['year', 'lot']],
  ['3 beds 2 baths and price', ['price']],
  ['how many sq ft is _home', ['size']],
  ['_home sigue en venta', ['status']],
  ['walk score and price', ['walk', 'price']],
  ['how many days does a house sit', ['days']],
  ['cuantos dias lleva en el mercado _home', ['days']],
  ['how long has _home been listed', ['days']],
  ['how long have the cheapest ones been sitting', ['days']],
  ['how long has avery been selling homes', []],
  ['how long has the team been around', []],
  ['how many days does it take to close', []],
  ['is there a lot of construction in _', []],
  ['how big is the lot of _home', ['lot']],
  ['what is the lot size', ['lot']],
  ['uber to airport cost', []],
  ['how much did _ go up in a year', ['trend']],
  ['what percentage did prices rise in _', ['trend']],
  ['when does the price rise end', ['trend']],
  ['it appraised below the list price', []],
])('%j asks for %j', (text, attributes) => {
  expect(attributesIn(text)).toEqual(attributes);
});

test.each(['how many sq ft is that lot', 'de cuanto es el terreno en pies cuadrados'])(
  '%j asks for the lot, in a unit of size',
  (text) => expect(attributesIn(text)).toEqual(['lot']),
);
