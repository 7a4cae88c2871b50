import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('what a visitor typed shows in the order in which it was typed', () => {
  expect(inOrder('photo\u202egnp.exe\u202c')).toBe('photognp.exe');
  expect(inOrder('\u2067Ann\u2069 محمد')).toBe('Ann محمد');
});
