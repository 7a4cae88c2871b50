import { expect, test } from 'vitest';
import { thingsOf } from './wish-reader.ts';

test('words that go on with a thing are one with it, and a pause between them is not', () => {
  expect(thingsOf(['a', 'fenced', 'yard'], ['none', 'has', 'has+'])).toEqual([
    { kind: 'has', said: 'fenced yard' },
  ]);
  expect(thingsOf(['brick', ',', 'porch'], ['has', 'has+', 'has+'])).toEqual([
    { kind: 'has', said: 'brick' },
    { kind: 'has', said: 'porch' },
  ]);
});

test('a thing of another kind begins anew', () => {
  expect(thingsOf(['garage', 'park'], ['has', 'near+'])).toEqual([
    { kind: 'has', said: 'garage' },
    { kind: 'near', said: 'park' },
  ]);
});
