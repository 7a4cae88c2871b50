import { expect, test } from 'vitest';
import type { Property } from '../../listings/property.ts';
import { plainText } from '../text/plain-text.ts';
import { expandAddresses, findNamedHomes, maskAddresses } from './home-addresses.ts';

const homes = [
  '200 Lantern Place, No. 1904',
  '8 Railbed Way, No. 512',
  '88 Garden Gate Walk, No. 4',
  '12 Porchlight Lane',
].map((address, at) => ({ id: String(at), address }) as Property);
const read = (raw: string) => expandAddresses(plainText(raw), homes);

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
  expect(findNamedHomes(read(message), homes).map((home) => home.address.split(',')[0])).toEqual([address]);
  expect(maskAddresses(read(message), homes)).toBe(marked);
});

test.each(['unit 2005', 'built in 1904', 'no, 512', 'number 4', 'condo 4 beds', 'condo 4-5 bedrooms'])(
  '%j does not name a home',
  (message) => expect(findNamedHomes(read(message), homes)).toEqual([]),
);
