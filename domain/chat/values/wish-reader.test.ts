import { expect, test } from 'vitest';
import { joinPhrases } from './wish-reader.ts';

test('continuation words join a phrase, but not across a pause', () => {
  expect(joinPhrases(['a', 'fenced', 'yard'], ['none', 'has', 'has+'])).toEqual([
    { kind: 'has', text: 'fenced yard' },
  ]);
  expect(joinPhrases(['brick', ',', 'porch'], ['has', 'has+', 'has+'])).toEqual([
    { kind: 'has', text: 'brick' },
    { kind: 'has', text: 'porch' },
  ]);
});

test('a phrase of another kind starts a new one', () => {
  expect(joinPhrases(['garage', 'park'], ['has', 'near+'])).toEqual([
    { kind: 'has', text: 'garage' },
    { kind: 'near', text: 'park' },
  ]);
});
