import { expect, test } from 'vitest';
import { measureFinder } from './measures.ts';

const find = measureFinder({
  measures: {
    price: ['prices?'],
    walk: ['walk score'],
    transit: ['transit'],
    bike: ['bike scores?'],
    days: ['days on market', 'how long .. homes'],
    inventory: ['listings', 'homes for sale'],
    growth: ['price growth'],
    ppsf: [],
  },
  superlatives: [
    { measure: 'price', direction: 'lowest', say: ['cheapest', 'lowest .. price'] },
    { measure: 'walk', direction: 'highest', say: ['most walkable', 'better walk score'] },
    { measure: 'transit', direction: 'highest', say: ['better transit'] },
  ],
  highest: ['highest'],
  lowest: ['lowest'],
});

test('each of two measures has its own end', () => {
  expect(find('which is cheapest and which is most walkable').ends).toEqual([
    { measure: 'price', direction: 'lowest' },
    { measure: 'walk', direction: 'highest' },
  ]);
});

test('an end holds for the measure named after it, unless that begins a question', () => {
  expect(find('better transit and bike scores').ends[1]).toEqual({ measure: 'bike', direction: 'highest' });
  expect(find('the cheapest and what is the walk score').ends[1]).toEqual({
    measure: 'walk',
    direction: null,
  });
});

test('an order from one end to the other begins with the first', () =>
  expect(find('from highest to lowest price').direction).toBe('highest'));

test('an end waits for its measure', () => {
  expect(find('highest and lowest price').ends).toEqual([
    { measure: 'price', direction: 'highest' },
    { measure: 'price', direction: 'lowest' },
  ]);
});

test('a narrower measure leaves the wider one that is named beside it', () => {
  expect(find('price growth').measures).toEqual(['growth']);
  expect(find('price and price growth').measures).toEqual(['price', 'growth']);
  expect(find('price days on market listings').measures).toEqual(['price', 'days', 'inventory']);
  expect(find('how long are homes for sale').measures).toEqual(['days']);
});
