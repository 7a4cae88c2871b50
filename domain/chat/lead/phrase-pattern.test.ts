import { describe, expect, test } from 'vitest';
import { phrasePattern } from './phrase-pattern.ts';

describe('phrase patterns', () => {
  test('match up to four words for dots and the rest of a word for a star', () => {
    const pattern = phrasePattern(['back .. contract', 'walkab*']);
    expect(pattern.test('back out of the contract')).toBe(true);
    expect(pattern.test('back one two three four five contract')).toBe(false);
    expect(pattern.test('how walkable')).toBe(true);
  });
  test('match the plural of a plain word but no part of another word', () => {
    expect(phrasePattern(['church']).test('churchill')).toBe(false);
    expect(phrasePattern(['neighbor']).test('the neighbors')).toBe(true);
  });
  test('include the space of an optional word', () => {
    expect(phrasePattern(['escrow (agent|account)?']).test('escrow')).toBe(true);
    expect(phrasePattern(['escrow (agent|account)?']).test('an escrow agent')).toBe(true);
  });
});
