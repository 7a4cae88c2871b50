import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Mary  Ann', 'mary ann'],
  ['Mary\u00a0Ann', 'Mary Ann'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['\u200fDana\u200e', 'Dana'],
])('%j is the name that is typed as %j', (kept, typed) => {
  expect(plainName(typed)).toBe(plainName(kept));
});
