import { expect, test } from 'vitest';
import { joinPhrases } from './wish-reader.ts';

test('words that go on with a thing are one with it, and a pause between them is not', () => {
  expect(joinPhrases(['a', 'fenced', 'yard'], ['none', 'has', 'has+'])).toEqual([
    { kind: 'has', text: 'fenced yard' },
  ]);
  expect(joinPhrases(['brick', ',', 'porch'], ['has', 'has+', 'has+'])).toEqual([
    { kind: 'has', text: 'brick' },
    { kind: 'has', text: 'porch' },
  ]);
});

test('a thing of another kind begins anew', () => {
  expect(joinPhrases(['garage', 'park'], ['has', 'near+'])).toEqual([
    { kind: 'has', text: 'garage' },
    { kind: 'near', text: 'park' },
  ]);
});
