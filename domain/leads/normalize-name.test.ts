import { expect, test } from 'vitest';
import { normalizeName } from './normalize-name.ts';

test.each([
  ['Mary  Ann', 'mary ann'],
  ['Mary\u00a0Ann', 'Mary Ann'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['\u200fDana\u200e', 'Dana'],
])('%j and %j are normalized to the same name', (kept, typed) => {
  expect(normalizeName(typed)).toBe(normalizeName(kept));
});
