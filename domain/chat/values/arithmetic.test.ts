import { expect, test } from 'vitest';
import { type ArithmeticStep, arithmeticIn } from './arithmetic.ts';

test.each<[string, ArithmeticStep[]]>([
  ['divide that by 2', [{ operator: '/', operand: 2 }]],
  ['divided by 12', [{ operator: '/', operand: 12 }]],
  ['split that 3 ways', [{ operator: '/', operand: 3 }]],
  ['so half of that', [{ operator: '/', operand: 2 }]],
  ['times 12', [{ operator: '×', operand: 12 }]],
  ['x12', [{ operator: '×', operand: 12 }]],
  [
    'divide by 12 then add 7100',
    [
      { operator: '/', operand: 12 },
      { operator: '+', operand: 7_100 },
    ],
  ],
  ['and add 200 to that', [{ operator: '+', operand: 200 }]],
  ['minus 150', [{ operator: '−', operand: 150 }]],
  ['minus 6%', [{ operator: '−', operand: 6, isPercent: true }]],
  ['20% of that', [{ operator: '×', operand: 20, isPercent: true }]],
  ['plus 1200 a year', [{ operator: '+', operand: 1_200, per: 'year' }]],
  ['over 5 years', [{ years: 5 }]],
  ['a month', [{ per: 'month' }]],
  ['so per month', [{ per: 'month' }]],
  ['and per year', [{ per: 'year' }]],
  ['what is that a year', [{ per: 'year' }]],
  ['y al ano', [{ per: 'year' }]],
  ['so the difference', [{ difference: true }]],
  ['whats the difference between the 2 a month', [{ difference: true }, { per: 'month' }]],
  ['cual es la diferencia al ano', [{ difference: true }, { per: 'year' }]],
])('%j is arithmetic on the last figure', (text, steps) => {
  expect(arithmeticIn(text)).toEqual({ steps, isAll: true });
});

test.each<[string, ArithmeticStep[]]>([
  ['split it 2 ways w my sister', [{ operator: '/', operand: 2 }]],
  ['halve that down payment', [{ operator: '/', operand: 2 }]],
  ['tack on 9k closing costs', [{ operator: '+', operand: 9_000 }]],
  ['minus 6 percent to the realtors', [{ operator: '−', operand: 6, isPercent: true }]],
  ['mas 12 mil de gastos de cierre', [{ operator: '+', operand: 12_000 }]],
  ['times 12 thats what for the tax man', [{ operator: '×', operand: 12 }]],
])('%j names steps among other words', (text, steps) => {
  expect(arithmeticIn(text)).toEqual({ steps, isAll: false });
});

test.each([
  'divide the closing costs with the seller',
  'add taxes to that',
  'and 20%',
  'so',
  'is it',
  'plus',
  'a year ago',
])('%j is none', (text) => {
  expect(arithmeticIn(text)).toBeNull();
});

test.each(['how much a month for 400000 at 6.5', 'the difference between fha and va'])(
  '%j says more than a step',
  (text) => {
    expect(arithmeticIn(text)?.isAll).toBe(false);
  },
);
