import { expect, test } from 'vitest';
import { orderIn } from './order.ts';

test.each([
  ['sort by price', { by: 'price', lowest: true, place: 0, most: 0 }],
  ['ordena por tamano', { by: 'size', lowest: false, place: 0, most: 0 }],
  ['the largest lot', { by: 'lot', lowest: false, place: 0, most: 1 }],
  ['el tercero mas barato', { by: 'price', lowest: true, place: 2, most: 1 }],
  ['top 3 homes by price', { by: 'price', lowest: false, place: 0, most: 3 }],
  ['the fewest bedrooms', { by: 'beds', lowest: true, place: 0, most: 1 }],
  ['la casa con menos banos', { by: 'baths', lowest: true, place: 0, most: 1 }],
  [
    'which 3 listings have the lowest price per sq ft',
    { by: 'pricePerSquareFoot', lowest: true, place: 0, most: 3 },
  ],
  ['the second cheapest', { by: 'price', lowest: true, place: 1, most: 1 }],
])('%j sorts by %j', (text, order) => expect(orderIn(text)).toMatchObject(order));

test.each([
  ['que barrio tiene mas casas', 'inventory'],
  ['la casa con mas recamaras', 'beds'],
  ['que casa lleva mas tiempo en el mercado', 'days'],
  ['donde se venden mas rapido', 'days'],
])('%j sorts by %s', (text, by) => expect(orderIn(text)?.by).toBe(by));

test.each([
  'sort by constructor',
  'sort by toString',
  'sort by feeling',
  'top 3 by feeling',
  'casas con 3 o mas recamaras',
  'casas con 2 o mas banos',
  'muestrame mas casas',
  'hay mas casas',
  'necesito mas tiempo',
  'quiero vender mi casa mas rapido',
])('%j is not a sort order', (text) => expect(orderIn(text)).toBeNull());
