import { expect, test } from 'vitest';
import { applySuggestion } from './apply-suggestion.ts';

function applied(text: string, phrase: string, suggestion: string, moved = 0): string {
  const start = text.indexOf(phrase) + moved;
  const mark = { phrase, start, end: start + phrase.length, suggestion, protectedClass: '', reason: '' };
  return applySuggestion(text, mark);
}

test.each([
  ['A ranch, perfect for families.', 'perfect for families', 'a fenced yard', 'A ranch, a fenced yard.'],
  ['Adults only. Two beds.', 'Adults only', 'open to all', 'Open to all. Two beds.'],
  ['In exclusive Eastover.', 'exclusive', '', 'In Eastover.'],
  ['Prestigious address.', 'Prestigious', '', 'Address.'],
  ['Two beds. Crime is not an issue here. Yard.', 'Crime is not an issue here.', '', 'Two beds. Yard.'],
  ['Two beds. No crime.', 'No crime.', '', 'Two beds. '],
])('in "%s" the phrase "%s" is replaced by "%s"', (text, phrase, suggestion, expected) => {
  expect(applied(text, phrase, suggestion)).toBe(expected);
});

test('a phrase that moved after it was marked is still replaced', () => {
  expect(applied('More. Adults only.', 'Adults only', 'open to all', -6)).toBe('More. Open to all.');
});
