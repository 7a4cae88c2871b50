import { expect, test } from 'vitest';
import { createSpeller } from './spelling.ts';

const respell = createSpeller({
  texts: [
    'The median price of a house. A price is cheap or the cheapest. Closing costs: costs at closing, listings.',
  ],
  names: ['NoDa', 'Dilworth'],
  isWord: (word) => ['prise', 'noodle', 'please', 'closings'].includes(word),
});

test.each([
  ['swapped letters', 'medain price', 'median price'],
  ['a doubled letter', 'pricce in nodda', 'price in noda'],
  ['a missing letter', 'cheapst? closng', 'cheapest? closing'],
  ['a wrong vowel', 'the cheepest', 'the cheapest'],
  ['a name without its capital', 'dilwroth', 'dilworth'],
])('%s is corrected', (_, typed, meant) => {
  expect(respell(typed)).toBe(meant);
});

test.each([
  ['a word of the language', 'prise please'],
  ['a plural', 'the dilworths'],
  ['a wrong consonant', 'medial, cheavest'],
  ['an abbreviation', 'wich, btwn, thx'],
  ['a short word', 'cst'],
  ['a name in the middle of a sentence', 'ask Pricce and Closng'],
  ['an e-mail address', 'pricce@cheapst.example'],
  ['a Spanish message', '¿cuánto es el medain pricce?'],
])('%s stays', (_, typed) => {
  expect(respell(typed)).toBe(typed);
});

test('a word that may have been either of two stays, unless one is far more common', () => {
  const knowing = (text: string) => createSpeller({ texts: [text], names: [], isWord: () => false });
  expect(knowing('later liter')('luter')).toBe('luter');
  expect(knowing('later later liter')('luter')).toBe('later');
});
