import { expect, test } from 'vitest';
import { answerWordsEn } from './answer-words-en.ts';
import { answerWordsEs } from './answer-words-es.ts';

const nothing = { area: '', bedrooms: '', bathrooms: '', size: '', type: '', year: '', days: '', lot: '' };
const home = { ...nothing, address: '18 Porch Lane', price: '$515,000', status: 'Active' };

test('facts missing from the record of a home are left out', () => {
  for (const { home: words } of [answerWordsEn, answerWordsEs]) {
    expect(words.line(home)).toBe('18 Porch Lane: $515,000, Active');
    expect(words.detail(home)).toBe('18 Porch Lane: $515,000, Active.');
  }
  expect(answerWordsEn.home.detail({ ...home, area: 'NoDa', bedrooms: '1', year: '1912', days: '3' })).toBe(
    '18 Porch Lane, NoDa: $515,000, 1 bedroom, built 1912, Active, 3 days on market.',
  );
});

test('one day is singular in both languages', () => {
  const [en, es] = [answerWordsEn, answerWordsEs].map(({ home: words }) =>
    words.detail({ ...home, days: '1' }),
  );
  expect([en, es]).toEqual([
    expect.stringContaining(' 1 day on market'),
    expect.stringContaining(' 1 día en el'),
  ]);
  expect(answerWordsEn.home.detail({ ...home, days: '21' })).toContain(' 21 days on market');
});

test('limits are worded naturally', () => {
  const { range, outside } = answerWordsEn.wish;
  expect([
    range.yearBuilt({ min: 1991 }),
    range.yearBuilt({ max: 1929 }),
    range.bedrooms({ min: 1, max: 1.5 }),
    range.bathrooms({ max: 1 }),
    range.bathrooms({ min: 1, max: 2 }),
    range.lotSize({ max: 1 }),
    outside('Uptown'),
  ]).toEqual([
    'built after 1990',
    'built before 1930',
    '1 bedroom',
    'up to 1 bath',
    '1 to 2 baths',
    'lot up to 1 acre',
    'outside Uptown',
  ]);
  expect(answerWordsEs.wish.range.yearBuilt({ min: 1991 })).toBe('construida después de 1990');
});
