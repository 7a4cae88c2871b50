import { expect, test } from 'vitest';
import { splitQuestions } from './split-questions.ts';

test.each([
  ['What are your hours and where is your office?', ['What are your hours', 'where is your office?']],
  ['What does Avery charge? How long does it take?', ['What does Avery charge?', 'How long does it take?']],
  ['Price in Dilworth and what is it like?', ['Price in Dilworth', 'what is it like?']],
  ['¿Cuánto cuesta NoDa y qué tan caminable es?', ['¿Cuánto cuesta NoDa', 'qué tan caminable es?']],
  ['what is an easement. who pays for it', ['what is an easement.', 'who pays for it']],
  ['how big is it & how old', ['how big is it', 'how old']],
  ["what's the walk score, any parks nearby?", ["what's the walk score", 'any parks nearby?']],
  ['Hola, qué es el PMI y en qué es diferente', ['qué es el PMI', 'en qué es diferente']],
  [
    'The crawl space is wet. What does that cost, and do I have to tell buyers? It is an old house.',
    [
      'The crawl space is wet. What does that cost It is an old house.',
      'The crawl space is wet. do I have to tell buyers? It is an old house.',
    ],
  ],
])('%j contains two questions', (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions);
});

test.each([
  'Compare NoDa and Dilworth',
  'We sold our house. What now, and is it late?',
  'Is it cheap and is it?',
  'I bought in 2014 for 265 and could sell for about 700 now. Will I owe tax?',
  'Which home has half an acre and is under 1.2 million?',
  'I live in Toronto and can I get a mortgage',
  'We did the kitchen in 2019 and did the baths. What is it worth?',
  'what if he sells it before then, do I have to leave',
  'VA loan, can I use it twice? I still have one.',
  'What, to the dollar, will the deed stamps come to?',
  'How walkable and how expensive is Dilworth compared with NoDa?',
  '¿Qué tan caminable y qué tan cara es NoDa?',
])('%j is not split', (message) => {
  expect(splitQuestions(message)).toEqual([message]);
});
