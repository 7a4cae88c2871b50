import { expect, test } from 'vitest';
import { answerWordsEn } from './answer-words-en.ts';
import { answerWordsEs } from './answer-words-es.ts';

const nothing = { area: '', bedrooms: '', bathrooms: '', size: '', type: '', year: '', days: '', lot: '' };
const home = { ...nothing, address: '18 Porch Lane', price: '$515,000', status: 'Active' };

test('what the record of a home does not say is left out', () => {
  for (const { home: words } of [answerWordsEn, answerWordsEs]) {
    expect(words.line(home)).toBe('18 Porch Lane: $515,000, Active');
    expect(words.detail(home)).toBe('18 Porch Lane: $515,000, Active.');
  }
  expect(answerWordsEn.home.detail({ ...home, area: 'NoDa', bedrooms: '1', year: '1912', days: '3' })).toBe(
    '18 Porch Lane, NoDa: $515,000, 1 bedroom, built 1912, Active, 3 days on market.',
  );
});

test('one day is a day, in both languages', () => {
  const [en, es] = [answerWordsEn, answerWordsEs].map(({ home: words }) =>
    words.detail({ ...home, days: '1' }),
  );
  expect([en, es]).toEqual([
    expect.stringContaining(' 1 day on market'),
    expect.stringContaining(' 1 día en el'),
  ]);
  expect(answerWordsEn.home.detail({ ...home, days: '21' })).toContain(' 21 days on market');
});
