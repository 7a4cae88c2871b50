import { expect, test } from 'vitest';
import { subjectReader } from './subject.ts';

const small = new Set(
  'a are can do does fix how i in is it much my near on the there too what where'.split(' '),
);
const words = {
  isSmall: (word: string) => small.has(word) && word !== 'fix',
  asking: new Set(['cost', 'dangerous']),
  joining: new Set(['of', 'for', 'the']),
  places: ['fourth ward', 'south ?end'],
};

test.each([
  ['Are there families of ducks on the lake?', 'families of ducks'],
  ['How much does handicap parking cost?', 'handicap parking'],
  ['Is aluminum wiring dangerous?', 'aluminum wiring'],
  ['Can I fix my car?', 'fix my car'],
  ["What's the Temple of Music?", 'temple of music'],
  ['Is there a boathouse in Fourth Ward?', 'boathouse'],
  ['Is there a boathouse in SouthEnd for rowing?', 'boathouse for rowing'],
  ['Is it near Fourth Ward?', null],
  ['a statement about ducks', null],
  ['Is <b>it</b> there?', null],
  ['Is it 5 or 6?', null],
])('%j is about %j', (asked, subject) => expect(subjectReader(words)(asked)).toBe(subject));
