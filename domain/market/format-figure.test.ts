import { expect, test } from 'vitest';
import { formatExact } from './format-figure.ts';

test('figures have thousands separators, and a dollar sign if they are money', () => {
  expect(formatExact('price', 425_000)).toBe('$425,000');
  expect(formatExact('price', 1_234_567.4)).toBe('$1,234,567');
  expect(formatExact('ppsf', 999.6)).toBe('$1,000');
  expect(formatExact('inventory', 1_247)).toBe('1,247');
  expect(formatExact('inventory', 28)).toBe('28');
});
