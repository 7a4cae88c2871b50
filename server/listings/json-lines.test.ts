import { expect, test } from 'vitest';
import { linesOfObjects } from './json-lines.ts';

test('a text of many megabytes, like an embedded picture, is skipped', () => {
  const picture = 'x'.repeat(20_000_000);
  expect(linesOfObjects(`[\n{"Media": "${picture}\\"{"},\n{}]`, 1)).toEqual([2, 3]);
});
