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

test('the same entries in another list reuse the understanding', async () => {
  let made = 0;
  const understandingOf = cacheUnderstanding(async (named) => {
    made += 1;
    return await buildUnderstanding(named);
  });
  const entry = shippedEntries[0] as Entry;
  await understandingOf({ ...records, entries: [entry] });
  await understandingOf({ ...records, entries: [entry] });
  expect(made).toBe(1);
  await understandingOf({ ...records, entries: [{ ...entry, source: 'The team' }] });
  expect(made).toBe(2);
});
