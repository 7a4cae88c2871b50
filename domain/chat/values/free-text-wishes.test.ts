import { expect, test } from 'vitest';
import { freeTextWishes } from './free-text-wishes.ts';
import type { WishPhrase } from './wish-reader.ts';

const porch: WishPhrase = { kind: 'has', text: 'screened porch' };
const bakery: WishPhrase = { kind: 'near', text: 'bakery' };

test('phrases that another reader understands are left out', () => {
  expect(freeTextWishes('', [porch, bakery], (phrase) => phrase === 'screened porch')).toEqual([bakery]);
});

test('a repeated phrase counts once', () => {
  expect(freeTextWishes('', [porch, porch, { kind: 'has', text: 'porch' }], () => false)).toEqual([porch]);
});

test.each([
  ['a condo with parking for 2 cars', '2 parking spaces'],
  ['3 car garage homes', '3 car garage'],
  ['casas con garaje para 3 carros', '3 car garage'],
])('%j asks for %j', (text, said) => {
  const things: WishPhrase[] = [{ kind: 'has', text }];
  expect(freeTextWishes(text, things, () => false)).toEqual([{ kind: 'has', text: said }]);
});

test.each(['semana', 'de semana', 'fin de semana', 'weekend'])('%j is no feature of a home', (text) => {
  expect(freeTextWishes(text, [{ kind: 'not', text }], () => false)).toEqual([]);
});
