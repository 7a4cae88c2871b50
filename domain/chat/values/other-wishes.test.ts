import { expect, test } from 'vitest';
import { otherWishes } from './other-wishes.ts';
import type { ThingWished } from './wish-reader.ts';

const porch: ThingWished = { kind: 'has', said: 'screened porch' };
const bakery: ThingWished = { kind: 'near', said: 'bakery' };

test('things that a reader makes something of are no other wishes', () => {
  expect(otherWishes('', [porch, bakery], (phrase) => phrase === 'screened porch')).toEqual([bakery]);
});

test('what is said twice is one wish', () => {
  expect(otherWishes('', [porch, porch, { kind: 'has', said: 'porch' }], () => false)).toEqual([porch]);
});

test.each([
  ['a condo with parking for 2 cars', '2 parking spaces'],
  ['3 car garage homes', '3 car garage'],
  ['casas con garaje para 3 carros', '3 car garage'],
])('%j wants %j', (text, said) => {
  const things: ThingWished[] = [{ kind: 'has', said: text }];
  expect(otherWishes(text, things, () => false)).toEqual([{ kind: 'has', said }]);
});
