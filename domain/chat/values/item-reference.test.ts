import { expect, test } from 'vitest';
import { itemReferenceIn } from './item-reference.ts';
import { textWithDigits } from './message-text.ts';

const ordinalIn = (message: string) => itemReferenceIn(textWithDigits(message)).ordinal;

test.each([
  ['the second one please', 1],
  ['and the 2nd', 1],
  ['payment on the second', 1],
  ['can we tour the 2nd one on the 5th', 1],
  ['tell me about the third of those', 2],
  ['la segunda', 1],
  ['number 2', 1],
  ['the last one', -1],
])('%j names an item shown', (message, place) => expect(ordinalIn(message)).toBe(place));

test.each([
  'can we tour on the 2nd',
  'we need to move by the 5th',
  'podemos verla el segundo sábado',
  'can we see it on the second of December',
  'Saturday the 3rd',
  'one second',
  'wait a second',
  'espere un segundo',
  'this would be our second house',
  'it is my first home',
  'I want a second opinion',
  'no one answered my call',
  'no, 2 bedrooms',
])('%j names no item', (message) => expect(ordinalIn(message)).toBeNull());
