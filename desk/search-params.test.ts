import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test.each([
  ['?q=5550188', { q: '5550188' }],
  ['?q=true&status=new', { q: 'true', status: 'new' }],
  ['?q=%22porch+light%22', { q: '"porch light"' }],
  ['?q=a%26b%3Dc', { q: 'a&b=c' }],
  ['?q=', { q: '' }],
  ['', {}],
])('the query string “%s” is parsed as text and serialized unchanged', (address, search) => {
  expect(parseSearch(address)).toEqual(search);
  expect(stringifySearch(search)).toBe(address);
});

test('stringifySearch writes true and numbers and omits undefined', () => {
  expect(stringifySearch({ full: true, weeks: 12, status: undefined })).toBe('?full=true&weeks=12');
});
