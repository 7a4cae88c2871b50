import { expect, test } from 'vitest';
import { openingSentences } from './opening-sentences.ts';

test.each([
  ['One.', 'One.', ''],
  ['Only 2.5 miles out. Trees.', 'Only 2.5 miles out.', 'Trees.'],
  ["St. Mary's chapel stands here. It is old.", "St. Mary's chapel stands here.", 'It is old.'],
  ['Homes line E. Morehead Street. Shops too.', 'Homes line E. Morehead Street.', 'Shops too.'],
  ['Named for E.D. Latta. It grew.', 'Named for E.D. Latta.', 'It grew.'],
  ['It lines U.S. Highway 74. Shops too.', 'It lines U.S. Highway 74.', 'Shops too.'],
  ['Shops line East Blvd. Trees shade the walks.', 'Shops line East Blvd.', 'Trees shade the walks.'],
  ['Lots make up Section C. Bungalows came.', 'Lots make up Section C.', 'Bungalows came.'],
  ['Music ends at 7 P.M. Cafes stay.', 'Music ends at 7 P.M.', 'Cafes stay.'],
  ['Its architect was from Washington, D.C. It grew.', 'Its architect was from Washington, D.C.', 'It grew.'],
  ['“Streetcar suburb.” It grew.', '“Streetcar suburb.”', 'It grew.'],
  ['Is it far? No! Two stops.', 'Is it far?', 'No! Two stops.'],
])('%j starts with the sentence %j', (text, opening, rest) => {
  expect(openingSentences(text, 1)).toEqual({ opening, rest });
});

test('the opening stops after the requested number of sentences', () => {
  expect(openingSentences('Deep porches. Old oaks. A bend.', 2)).toEqual({
    opening: 'Deep porches. Old oaks.',
    rest: 'A bend.',
  });
});
