import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

test('a changed word is marked in its place', () => {
  expect(wordDifference('A quiet brick house.', 'A quiet stone house.')).toEqual([
    { how: 'same', text: 'A quiet ' },
    { how: 'gone', text: 'brick ' },
    { how: 'new', text: 'stone ' },
    { how: 'same', text: 'house.' },
  ]);
});

test('a rewritten text is shown as a whole, without matching common words', () => {
  const before = 'Deep porches, old oaks and the bend of the boulevard. The park folds through the middle.';
  const after = 'Bungalows from the streetcar years, a long park in the middle and dinner nearby.';
  expect(wordDifference(before, after)).toEqual([
    { how: 'gone', text: before },
    { how: 'new', text: after },
  ]);
});

test('added words leave the surrounding words unmarked', () => {
  const after = 'The porch was screened in 2024. A brick house on a corner, with new counters.';
  expect(wordDifference('A brick house on a corner, with new counters.', after)).toEqual([
    { how: 'new', text: 'The porch was screened in 2024. ' },
    { how: 'same', text: 'A brick house on a corner, with new counters.' },
  ]);
});

test('two changes far apart in a long article leave the text between them unmarked', () => {
  const paragraphs = Array.from(
    { length: 40 },
    (_, index) => `Paragraph ${index}: ${'lorem ipsum '.repeat(25)}`,
  );
  const before = paragraphs.join('\n\n');
  const after = before.replace('Paragraph 1:', 'Section 1:').replace('Paragraph 38:', 'Section 38:');
  const changed = wordDifference(before, after).filter(({ how }) => how !== 'same');
  expect(changed.map(({ text }) => text.trim())).toEqual(['Paragraph', 'Section', 'Paragraph', 'Section']);
});
