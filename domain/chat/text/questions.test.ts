import { expect, test } from 'vitest';
import { pickedThenAsked, questionsIn } from './questions.ts';

test.each([
  ['What are your hours and where is your office?', ['What are your hours', 'where is your office?']],
  ['What does Avery charge? How long does it take?', ['What does Avery charge?', 'How long does it take?']],
  ['Price in Dilworth and what is it like?', ['Price in Dilworth', 'what is it like?']],
  ['¿Cuánto cuesta NoDa y qué tan caminable es?', ['¿Cuánto cuesta NoDa', 'qué tan caminable es?']],
])('%j asks two things', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});

test.each([
  'Compare NoDa and Dilworth',
  'We sold our house. What now, and is it late?',
  'Is it cheap and is it?',
  'I bought in 2014 for 265 and could sell for about 700 now. Will I owe tax?',
  'Which home has half an acre and is under 1.2 million?',
])('%j stays whole', (message) => {
  expect(questionsIn(message)).toEqual([message]);
});

test.each<[string, [string, string] | null]>([
  [
    'that first one looks cute, when was the roof done',
    ['that first one looks cute', 'when was the roof done'],
  ],
  [
    'whichever has 4 bedrooms. does it have a garage?',
    ['whichever has 4 bedrooms', 'does it have a garage?'],
  ],
  ['the lake one, how big is the lot', ['the lake one', 'how big is the lot']],
  ['tell me about the first one. how much is it', null],
  ['how big is the house, and the lot', null],
])('of %j one is taken before it is asked about: %j', (message, parts) => {
  expect(pickedThenAsked(message)).toEqual(parts);
});
