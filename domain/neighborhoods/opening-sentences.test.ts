import { expect, test } from 'vitest';
import { openingSentences } from './opening-sentences.ts';

test.each([
  ['One.', 'One.', ''],
  ['Only 2.5 miles out. Trees.', 'Only 2.5 miles out.', 'Trees.'],
  ["St. Mary's chapel stands here. It is old.", "St. Mary's chapel stands here.", 'It is old.'],
  ['Homes line E. Morehead Street. Shops too.', 'Homes line E. Morehead Street.', 'Shops too.'],
  ['“Streetcar suburb.” It grew.', '“Streetcar suburb.”', 'It grew.'],
  ['Is it far? No! Two stops.', 'Is it far?', 'No! Two stops.'],
])('%j begins with the sentence %j', (text, opening, rest) => {
  expect(openingSentences(text, 1)).toEqual({ opening, rest });
});

test('stops after the sentences asked for', () => {
  expect(openingSentences('Deep porches. Old oaks. A bend.', 2)).toEqual({
    opening: 'Deep porches. Old oaks.',
    rest: 'A bend.',
  });
});
