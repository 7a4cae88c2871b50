import { expect, test } from 'vitest';
import { pointOf, repeats, shortened } from './sentences.ts';

test.each([
  [
    'Ask the attorney which they take, a wire or a check. It varies.',
    'Ask the attorney which they take, a wire or a check.',
  ],
  [
    'In four steps. Price, from sold homes on your streets. Then repairs.',
    'In four steps. Price, from sold homes on your streets.',
  ],
  [
    'Start from work. For Uptown: Fourth Ward on foot. For the hospital: Dilworth.',
    'Start from work. For Uptown: Fourth Ward on foot.',
  ],
])(
  'the point of "%s" is its first full sentence, plus the next one if it only introduces that',
  (answer, point) => {
    expect(pointOf(answer)).toBe(point);
  },
);

test('a sentence that adds little to a text counts as a repetition', () => {
  const text = 'There is no floor plan in my records, nor room sizes; call the team.';
  expect(repeats("My records hold a listing's pictures, and no floor plans.", text)).toBe(true);
  expect(repeats('A broker walks through and measures each room.', text)).toBe(false);
});

test('a shortened answer has its first sentences, up to about forty words', () => {
  const ten = 'One two three four five six seven eight nine ten.';
  const long = Array(6).fill(ten).join(' ');
  expect(shortened(`${long}\n\nOn “A survey”: The buyer pays.`)).toBe(Array(4).fill(ten).join(' '));
  expect(shortened('A deposit. It is held for you.')).toBe('A deposit. It is held for you.');
});
