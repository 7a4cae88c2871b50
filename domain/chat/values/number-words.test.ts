import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { spokenNumbers, withDigits } from './number-words.ts';

test.each([
  ['at six and a half percent', 'at 6.5 percent'],
  ['at 6 1/2%', 'at 6.5%'],
  ['a rate of 5 7/8', 'a rate of 5.875'],
  ['at 6,5%', 'at 6.5%'],
  ['al 6,125 por ciento', 'al 6.125 por ciento'],
  ['al seis y medio por ciento', 'al 6.5 por ciento'],
  ['six and three quarters', '6.75'],
  ['al 6 y tres cuartos por ciento', 'al 6.75 por ciento'],
  ['al seis y un cuarto', 'al 6.25'],
  ['casas de 2 y 3 cuartos', 'casas de 2 y 3 cuartos'],
  ['entre 3 y 4 cuartos', 'entre 3 y 4 cuartos'],
  ['2 y un cuarto de baño', '2 y un cuarto de bano'],
  ['six point five', '6.5'],
  ['$450,000 at 6%', '$450000 at 6%'],
  ['a 3/2 in NoDa', 'a 3 bed 2 bath in noda'],
  ['4/2.5 or 4 / 3', '4 bed 2.5 bath or 4 bed 3 bath'],
  ['we move by 12/15', 'we move by 12 15'],
  ['a 24/7 doorman', 'a 24 7 doorman'],
  ['closing by 3/1', 'closing by 3 1'],
  ['available 1/5/2027', 'available 1 5 2027'],
  ['a 5/1 ARM', 'a 5 1 arm'],
  ['two and a half baths', '2.5 baths'],
  ['1/2 acre', 'half acre'],
])('%j is read as %j', (raw, plain) => {
  expect(withDigits(plainText(spokenNumbers(raw)))).toBe(plain);
});
