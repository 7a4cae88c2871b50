import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { splitDescription } from './area-description.ts';

test('the first sentence is taken off, and no word is lost', () => {
  for (const { description, slug } of neighborhoods) {
    const { lede, rest } = splitDescription(description);
    expect(`${lede} ${rest}`).toBe(description);
    expect(lede.length, slug).toBeLessThan(160);
    expect(rest, slug).not.toBe('');
  }
});

test('one sentence is all lede, and a number with a point is no end', () => {
  expect(splitDescription('Only 3.5 miles out.')).toEqual({ lede: 'Only 3.5 miles out.', rest: '' });
  expect(splitDescription('Lots of 0.25 acres. Trees.')).toEqual({
    lede: 'Lots of 0.25 acres.',
    rest: 'Trees.',
  });
});
