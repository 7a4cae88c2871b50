import { expect, test } from 'vitest';
import { starsLabel } from './stars-label.ts';

test('the rating replaces its placeholder in the label', () => {
  expect(starsLabel(4, '{rating} out of 5 stars')).toBe('4 out of 5 stars');
  expect(starsLabel(4.5, 'Rated {rating} of 5')).toBe('Rated 4.5 of 5');
});

test('a rating outside the scale is clamped', () => {
  expect(starsLabel(7, '{rating} out of 5 stars')).toBe('5 out of 5 stars');
  expect(starsLabel(-1, '{rating} out of 5 stars')).toBe('0 out of 5 stars');
});
