import { expect, test } from 'vitest';
import { openingSentences } from './opening-sentences.ts';

test('stops after the sentences asked for', () => {
  expect(openingSentences('Deep porches. Old oaks. A bend.', 2)).toBe('Deep porches. Old oaks.');
});

test('does not take the point of a figure for the end of a sentence', () => {
  expect(openingSentences('It is 2.5 miles long. Then it ends.', 1)).toBe('It is 2.5 miles long.');
});

test('gives a shorter text whole', () => {
  expect(openingSentences('One.', 2)).toBe('One.');
});
