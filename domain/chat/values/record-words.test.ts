import { expect, test } from 'vitest';
import { asksOnlyForFigures, hasOnlyValues } from './record-words.ts';

test.each(['and in _', 'areas under 500k', 'more', 'mejor 500', 'mejor de 4', 'homes like that'])(
  '%j has only values',
  (text) => {
    expect(hasOnlyValues(text)).toBe(true);
  },
);

test.each(['', 'mejor barrio', 'which areas are quiet', 'homes like ours'])('%j has more', (text) => {
  expect(hasOnlyValues(text)).toBe(false);
});

test.each([
  'which is the most bike friendly neighborhood',
  'what are the walk scores at _',
  'give me the median price transit score and days on market for _',
  'which neighborhoods have transit scores over 70',
  'what is the median in each neighborhood',
  'do homes move quickly in _',
  'cual es el barrio mas barato',
])('%j asks only for figures', (text) => {
  expect(asksOnlyForFigures(text)).toBe(true);
});

test.each([
  'what is the best neighborhood',
  'is it a bad area',
  'can i walk home after 10 in _',
  'which cheap area has no section 8',
  'is the market changing because of who lives there',
  'which area with low prices is safe',
])('%j may ask for something else', (text) => {
  expect(asksOnlyForFigures(text)).toBe(false);
});
