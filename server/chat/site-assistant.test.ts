import { expect, test } from 'vitest';
import { newUnderstanding, understandingKept } from './site-assistant.ts';

const records = { areas: [], homes: [], entries: [] };

test('what could not be read once is read again, and then kept', async () => {
  let reads = 0;
  const understandingOf = understandingKept(async (named) => {
    reads += 1;
    if (reads === 1) throw new Error('EMFILE: too many open files');
    return await newUnderstanding(named);
  });
  await expect(understandingOf(records)).rejects.toThrow('EMFILE');
  const understanding = await understandingOf(records);
  expect(await understandingOf(records)).toBe(understanding);
  expect(reads).toBe(2);
});
