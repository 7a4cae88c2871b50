import { describe, expect, test } from 'vitest';
import { phrasePattern } from './phrase-pattern.ts';

describe('phrases', () => {
  test('dots stand for up to four words, a star for the rest of a word', () => {
    const pattern = phrasePattern(['back .. contract', 'walkab*']);
    expect(pattern.test('back out of the contract')).toBe(true);
    expect(pattern.test('back one two three four five contract')).toBe(false);
    expect(pattern.test('how walkable')).toBe(true);
  });
  test('a plain word stands for its plural and for no part of another word', () => {
    expect(phrasePattern(['church']).test('churchill')).toBe(false);
    expect(phrasePattern(['neighbor']).test('the neighbors')).toBe(true);
  });
  test('an optional word brings its own space', () => {
    expect(phrasePattern(['escrow (agent|account)?']).test('escrow')).toBe(true);
    expect(phrasePattern(['escrow (agent|account)?']).test('an escrow agent')).toBe(true);
  });
});
