import { expect, test } from 'vitest';
import { withRestored } from './drafts.ts';

test('text put back comes before what was typed since, and only once', () => {
  const restore = withRestored('Gladly.');
  expect(restore('')).toBe('Gladly.');
  expect(restore('Soon.')).toBe('Gladly.\n\nSoon.');
  expect(restore('Gladly.\n')).toBe('Gladly.\n');
});
