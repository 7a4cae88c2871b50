import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

test('a word that was changed stands where it stood', () => {
  expect(wordDifference('A quiet brick house.', 'A quiet stone house.')).toEqual([
    { how: 'same', text: 'A quiet ' },
    { how: 'gone', text: 'brick ' },
    { how: 'new', text: 'stone ' },
    { how: 'same', text: 'house.' },
  ]);
});

test('a text that was written anew is shown whole, not as the few words that both have', () => {
  const before = 'Deep porches, old oaks and the bend of the boulevard. The park folds through the middle.';
  const after = 'Bungalows from the streetcar years, a long park in the middle and dinner nearby.';
  expect(wordDifference(before, after)).toEqual([
    { how: 'gone', text: before },
    { how: 'new', text: after },
  ]);
});

test('words that were added change nothing of those around them', () => {
  const after = 'The porch was screened in 2024. A brick house on a corner, with new counters.';
  expect(wordDifference('A brick house on a corner, with new counters.', after)).toEqual([
    { how: 'new', text: 'The porch was screened in 2024. ' },
    { how: 'same', text: 'A brick house on a corner, with new counters.' },
  ]);
});
