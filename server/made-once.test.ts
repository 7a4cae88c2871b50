import { expect, test, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

test('what was made is kept, and what failed is made again', async () => {
  const make = vi.fn(async () => 'weights').mockRejectedValueOnce(new Error('EMFILE'));
  const weights = madeOnce(make);
  expect(make).not.toHaveBeenCalled();
  await expect(Promise.all([weights(), weights()])).rejects.toThrow('EMFILE');
  expect(await Promise.all([weights(), weights()])).toEqual(['weights', 'weights']);
  expect(make).toHaveBeenCalledTimes(2);
});
