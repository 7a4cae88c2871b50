import { expect, test } from 'vitest';
import { requestedCount } from './requested-count.ts';

test.each([
  ['top 10 homes', 10],
  ['show me 5 of them', 5],
  ['give me your top 5 listings', 5],
  ['show me 3', 3],
  ['list 4 homes in _', 4],
  ['muestrame 5 casas', 5],
  ['ensename 3 de ellas', 3],
  ['las 10 mejores casas', 10],
  ['show me 3 beds', null],
  ['show me 3 bedroom homes', null],
  ['show me 2 story homes', null],
  ['show me 3 more', null],
  ['top 10 schools', null],
  ['the 2 of them', null],
  ['show me 200 lantern place', null],
])('%j asks for %j', (text, many) => expect(requestedCount(text)).toBe(many));
