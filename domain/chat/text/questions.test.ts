import { expect, test } from 'vitest';
import { questionsIn } from './questions.ts';

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
  'Which home has half an acre and is under 1.2 million?',
])('%j stays whole', (message) => {
  expect(questionsIn(message)).toEqual([message]);
});
