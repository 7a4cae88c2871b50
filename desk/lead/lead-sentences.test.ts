import { expect, test } from 'vitest';
import { spokenTime } from './lead-sentences.ts';

const NOW = Date.parse('2026-11-26T20:00:00.000Z');

test.each([
  ['2026-11-24T21:10:00.000Z', 'on Tuesday at 4:10 pm'],
  ['2026-11-02T21:10:00.000Z', 'on Nov 2 at 4:10 pm'],
  ['2024-11-22T21:10:00.000Z', 'on Nov 22, 2024 at 4:10 pm'],
  ['2027-11-22T21:10:00.000Z', 'on Nov 22, 2027 at 4:10 pm'],
])('%s is described unambiguously', (time, spoken) => {
  expect(spokenTime(time, NOW)).toBe(spoken);
});
