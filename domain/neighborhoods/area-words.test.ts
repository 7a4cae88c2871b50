import { expect, test } from 'vitest';
import { countCapitalized, countInWords, namesInWords } from './area-words.ts';

test('small counts are spelled out and large ones are digits', () => {
  expect([0, 1, 8, 9, 20, 21].map(countInWords)).toEqual(['no', 'one', 'eight', 'nine', 'twenty', '21']);
  expect([9, 30].map(countCapitalized)).toEqual(['Nine', '30']);
});

test('names are joined as in a sentence', () => {
  const named = (...names: string[]) => namesInWords(names.map((name) => ({ name })));
  expect([named(), named('NoDa'), named('NoDa', 'Uptown'), named('Dilworth', 'NoDa', 'Uptown')]).toEqual([
    '',
    'NoDa',
    'NoDa and Uptown',
    'Dilworth, NoDa and Uptown',
  ]);
});
