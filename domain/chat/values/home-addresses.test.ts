import { expect, test } from 'vitest';
import type { Property } from '../../listings/property.ts';
import { plainText } from '../text/plain-text.ts';
import { expandAddresses, readAddresses } from './home-addresses.ts';

const homesAt = (...addresses: string[]) =>
  addresses.map((address, at) => ({ id: String(at), address }) as Property);
const homes = homesAt(
  '200 Lantern Place, No. 1904',
  '8 Railbed Way, No. 512',
  '88 Garden Gate Walk, No. 4',
  '12 Porchlight Lane',
);
const AREAS = ['myers park', 'dilworth', 'the plaza'];
const read = (raw: string, among = homes) =>
  readAddresses(expandAddresses(plainText(raw), among), among, (name) => AREAS.includes(name));
const addressesIn = (raw: string, among = homes) => read(raw, among).homes.map(({ address }) => address);

test.each([
  ['is unit 1904 taken', '200 Lantern Place', 'is _home taken'],
  ['apt. 1904', '200 Lantern Place', '_home'],
  ['el apartamento 1904', '200 Lantern Place', 'el _home'],
  ['number 512', '8 Railbed Way', '_home'],
  ['la unidad 512 y su precio', '8 Railbed Way', 'la _home y su precio'],
  ['200 Lantern Place, No. 1904', '200 Lantern Place', '_home'],
  ['200 lantern pl unit 1904', '200 Lantern Place', '_home'],
  ['8 railbed 512', '8 Railbed Way', '_home'],
  ['12 porchlight', '12 Porchlight Lane', '_home'],
])('%j names %s', (message, address, marked) => {
  expect(addressesIn(message).map((one) => one.split(',')[0])).toEqual([address]);
  expect(read(message).rest).toBe(marked);
});

test.each(['unit 2005', 'built in 1904', 'no, 512', 'number 4', 'condo 4 beds', 'condo 4-5 bedrooms'])(
  '%j does not name a home',
  (message) => expect(addressesIn(message)).toEqual([]),
);

test.each([
  ['2225 Myers Park Drive', 'homes in Myers Park'],
  ['2225 Myers Park Drive', 'a Myers Park home'],
  ['14 Dilworth Road', 'the Dilworth house'],
  ['1609 The Plaza', 'how much is the house on the lake'],
  ['1609 The Plaza', 'homes in the plaza'],
  ['1208 E 36th Street', 'can you e-mail me'],
  ['512 W 5th Street, Unit 404', 'condo w 500k budget'],
  ['9 Slate Roof Circle', 'homes with a slate roof'],
  ['9 Slate Roof Circle', 'a house with slate roof'],
  ['40 Spindle Street, Unit A', 'is the unit a condo'],
])('%s is not named by %j', (address, message) => expect(addressesIn(message, homesAt(address))).toEqual([]));

test.each([
  ['100 7th Street', 'tell me about 100 7th Street'],
  ['100 7th Street', '100 7th'],
  ['1208 E 36th Street', '1208 e 36th st'],
  ['1609 The Plaza', 'how much is 1609 the plaza'],
  ['2225 Myers Park Drive', 'the one on myers park dr'],
  ['9 Slate Roof Circle', 'the Slate Roof one'],
  ['9 Slate Roof Circle', 'how much is slate roof'],
  ['40 Spindle Street, Charlotte, NC 28205', 'how much is 40 Spindle Street'],
  ['8 Railbed Way, Unit 512, Charlotte, NC 28202', 'is unit 512 available'],
  ['8 Railbed Way #512, Charlotte, NC 28202', '8 railbed way 512'],
  ['40 Spindle Street, Unit A', 'is 40 spindle unit a sold'],
])('%s is named by %j', (address, message) =>
  expect(addressesIn(message, homesAt(address))).toEqual([address]),
);

test.each([
  ['40 Spindle Street, Charlotte, NC 28205', 'how much is 40 Spindle St., Charlotte, NC 28205?'],
  ['8 Railbed Way, No. 512, Charlotte, NC 28203', 'how much is unit 512, Charlotte, NC 28203?'],
])('the city belongs to the name of %s', (address, message) =>
  expect(read(message, homesAt(address)).rest).toBe('how much is _home'),
);

test('the neighbors of a named home are not meant', () => {
  const street = homesAt('40 Spindle Street', '52 Spindle Street');
  expect(addressesIn('when was 40 Spindle Street built', street)).toEqual(['40 Spindle Street']);
  expect(addressesIn('the one on Spindle', street)).toHaveLength(2);
  const condos = homesAt('200 Lantern Place, No. 1904', '200 Lantern Place, No. 2105');
  expect(read('how much is 200 Lantern Place, No. 2105', condos)).toEqual({
    homes: [condos[1]],
    rest: 'how much is _home',
  });
  expect(addressesIn('200 lantern place', condos)).toHaveLength(2);
});
