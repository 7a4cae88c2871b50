import { expect, test } from 'vitest';
import { entries as shippedEntries } from '#content/assistant/knowledge/entries.ts';
import type { Entry } from '#domain/chat/knowledge.ts';
import { buildUnderstanding, cacheUnderstanding } from './site-assistant.ts';

const records = { areas: [], homes: [], entries: [] };

test('a failure to build the understanding is not cached, a success is', async () => {
  let reads = 0;
  const understandingOf = cacheUnderstanding(async (named) => {
    reads += 1;
    if (reads === 1) throw new Error('EMFILE: too many open files');
    return await buildUnderstanding(named);
  });
  await expect(understandingOf(records)).rejects.toThrow('EMFILE');
  const understanding = await understandingOf(records);
  expect(await understandingOf(records)).toBe(understanding);
  expect(reads).toBe(2);
});

test('entries with equal content reuse the understanding', async () => {
  let made = 0;
  const understandingOf = cacheUnderstanding(async (named) => {
    made += 1;
    return await buildUnderstanding(named);
  });
  const read = (answer: string) => ({
    ...records,
    entries: [{ ...(shippedEntries[0] as Entry), answer: { en: answer, es: answer } }],
  });
  await understandingOf(read('A deposit.'));
  await understandingOf(read('A deposit.'));
  expect(made).toBe(1);
  await understandingOf(read('A deposit in good faith.'));
  expect(made).toBe(2);
});
