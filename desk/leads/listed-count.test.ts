import { expect, test } from 'vitest';
import { listedCount } from './listed-count.ts';

test('the count of “All” excludes spam', () => {
  const byStatus = { new: 60, 'in-touch': 10, client: 0, closed: 6, 'not-a-fit': 4, spam: 160 };
  expect([listedCount({ byStatus }, undefined), listedCount({ byStatus }, 'new')]).toEqual([80, 60]);
  expect(listedCount({ byStatus }, 'spam')).toBe(160);
});
