import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test.each([
  ['?q=5550188', { q: '5550188' }],
  ['?q=true&status=new', { q: 'true', status: 'new' }],
  ['?q=%22porch+light%22', { q: '"porch light"' }],
  ['?q=a%26b%3Dc', { q: 'a&b=c' }],
  ['?q=', { q: '' }],
  ['', {}],
])('%s is read as text, and written as it was', (address, search) => {
  expect(parseSearch(address)).toEqual(search);
  expect(stringifySearch(search)).toBe(address);
});

test('what is switched on is written, and what is not given is left out', () => {
  expect(stringifySearch({ full: true, weeks: 12, status: undefined })).toBe('?full=true&weeks=12');
});
