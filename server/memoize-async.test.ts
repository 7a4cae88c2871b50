import { expect, test, vi } from 'vitest';
import { memoizeAsync } from './memoize-async.ts';

test('a memoized factory shares its result, and runs again after a failure', async () => {
  const make = vi.fn(async () => 'weights').mockRejectedValueOnce(new Error('EMFILE'));
  const weights = memoizeAsync(make);
  expect(make).not.toHaveBeenCalled();
  await expect(Promise.all([weights(), weights()])).rejects.toThrow('EMFILE');
  expect(await Promise.all([weights(), weights()])).toEqual(['weights', 'weights']);
  expect(make).toHaveBeenCalledTimes(2);
});
