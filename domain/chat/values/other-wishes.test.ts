import { expect, test } from 'vitest';
import { otherWishes } from './other-wishes.ts';

const wishesIn = (raw: string, isRead: (phrase: string) => boolean) => {
  const text = raw.replaceAll(',', '');
  const matches = [...text.matchAll(/porch|roof/g)].map(({ index, 0: found }) => ({
    at: index,
    end: index + found.length,
  }));
  return otherWishes({ text, rest: text, matches, parts: raw.split(', ') }, isRead);
};
const read = new Set(['garage', 'pool', 'porch', 'garaje', 'parking', '3 bedrooms', '_']);
const saidIn = (text: string) => wishesIn(text, (phrase) => read.has(phrase)).map(({ said }) => said);

test.each([
  ['condos with concrete walls', ['concrete walls']],
  ['homes with a big family room and playroom under 600k', ['family room', 'playroom']],
  ['which house is on a quiet street', ['on a quiet street']],
  ['houses near a hospital', ['near a hospital']],
  ['single family with no hoa', ['no hoa']],
  ['a house without carpet in _', ['no carpet']],
  ['does any house have a safe built in', ['safe']],
  ['3 car garage homes', ['3 car garage']],
  ['casas con garaje para 3 carros', ['garaje para 3 carros']],
  ['casas con despensa', ['despensa']],
  ['homes with a soundproof corner bedroom', ['soundproof corner bedroom']],
  ['homes with wide plank oak floors', ['wide plank oak floors']],
  ['a condo with parking for 2 cars', ['parking for 2 cars']],
  ['black exterior houses', ['black exterior']],
  ['any pet friendly condos', ['pet friendly']],
  ['homes in montibello', ['in montibello']],
  ['spanish tile roof', ['spanish tile roof']],
  ['brick, porch', ['brick']],
  ['a place with room for a piano', ['room for a piano']],
  ['does any of them have a screened porch', ['screened porch']],
  ['fenced garage, full sun, pool', ['fenced garage', 'full sun']],
  ['homes within walking distance of a brewery', ['walking distance of a brewery']],
])('%j wants what no record stands for: %j', (text, wishes) => expect(saidIn(text)).toEqual(wishes));

test.each([
  'homes with a garage and a pool',
  'a house with 3 bedrooms near _',
  'i am on a budget',
  'a place for my mom with my kids',
  'i want to buy in a year',
  'do you have homes in _',
  'homes in mecklenburg county',
  'show me the cheapest homes',
  'any bigger houses',
  'do you have a nice place',
  'which home has the biggest bedroom',
  'homes with a big bedroom',
  'homes with at least 3 rooms',
  'a house with a big kitchen and a full bath',
  'how old is the roof',
  'ok thanks, talk soon',
  'no garage, please',
  'condos with parking, thanks',
  'a house with a porch, preapproved',
  'homes with a big porch',
])('%j wants nothing but what is read', (text) => expect(saidIn(text)).toEqual([]));

test('what is to be absent is looked for in no description', () => {
  expect(wishesIn('a house with no carpet', () => false)).toEqual([
    { said: 'no carpet', thing: '', isNear: false },
  ]);
});
