import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAROUSEL_PREVIEW_LENGTH, previewReview, REVIEW_PREVIEW_LENGTH } from './review-preview.ts';

test('leaves a text of exactly the limit unchanged', () => {
  expect(previewReview('x'.repeat(120), 120)).toEqual({ start: 'x'.repeat(120), rest: '', scrolls: false });
});

test('cuts a longer text at the end of a word', () => {
  expect(previewReview('one two three', 10)).toMatchObject({ start: 'one two', rest: ' three' });
  expect(previewReview('one two three', 7)).toMatchObject({ start: 'one two', rest: ' three' });
});

test('removes a comma before the ellipsis', () => {
  expect(previewReview('one, two', 5)).toMatchObject({ start: 'one', rest: ', two' });
});

test('cuts a single long word', () => {
  expect(previewReview('x'.repeat(130), 120).start).toBe('x'.repeat(120));
});

test('cuts a text that is written without spaces near the limit, not at an early space', () => {
  expect(previewReview(`谢谢 ${'好'.repeat(130)}`, 120).start).toHaveLength(120);
});

test('shows 350 characters by default, 120 in the carousel', () => {
  expect(previewReview('x'.repeat(351)).start).toHaveLength(REVIEW_PREVIEW_LENGTH);
  expect([REVIEW_PREVIEW_LENGTH, CAROUSEL_PREVIEW_LENGTH]).toEqual([350, 120]);
});

test('scrolls above 500 characters, but not at 500', () => {
  expect(previewReview('x'.repeat(500)).scrolls).toBe(false);
  expect(previewReview('x'.repeat(501)).scrolls).toBe(true);
});

test('never loses a character and never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 1, max: 200 }), (text, limit) => {
      const { start, rest } = previewReview(text, limit);
      expect(start + rest).toBe(text);
      expect(start.length).toBeLessThanOrEqual(limit);
    }),
  );
});

test('never splits a character of two code units', () => {
  const { start, rest } = previewReview(`${'好'.repeat(119)}🏡${'好'.repeat(9)}`, 120);
  expect([start, rest]).toEqual(['好'.repeat(119), `🏡${'好'.repeat(9)}`]);
});
