import { expect, test } from 'vitest';
import { type ArithmeticStep, arithmeticIn } from './arithmetic.ts';

test.each<[string, ArithmeticStep[]]>([
  ['divide that by 2', [{ operator: '/', operand: 2 }]],
  ['divided by 12', [{ operator: '/', operand: 12 }]],
  ['split that 3 ways', [{ operator: '/', operand: 3 }]],
  ['so half of that', [{ operator: '/', operand: 2 }]],
  ['times 12', [{ operator: '×', operand: 12 }]],
  [
    'divide by 12 then add 7100',
    [
      { operator: '/', operand: 12 },
      { operator: '+', operand: 7_100 },
    ],
  ],
  ['and add 200 to that', [{ operator: '+', operand: 200 }]],
  ['minus 150', [{ operator: '−', operand: 150 }]],
  ['a month', [{ per: 'month' }]],
  ['and per year', [{ per: 'year' }]],
  ['what is that a year', [{ per: 'year' }]],
  ['y al ano', [{ per: 'year' }]],
  ['so the difference', [{ difference: true }]],
  ['whats the difference between the 2 a month', [{ difference: true }, { per: 'month' }]],
  ['cual es la diferencia al ano', [{ difference: true }, { per: 'year' }]],
])('%j is arithmetic on the last figure', (text, steps) => {
  expect(arithmeticIn(text)).toEqual(steps);
});

test.each([
  'divide the closing costs with the seller',
  'add taxes to that',
  'how much a month for 400000 at 6.5',
  'the difference between fha and va',
  'so',
  'is it',
  'plus',
  'a year ago',
])('%j is none', (text) => {
  expect(arithmeticIn(text)).toBeNull();
});
