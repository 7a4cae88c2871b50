import { expect, test } from 'vitest';
import { answerWordsEn } from '#content/assistant/words/answer-words-en.ts';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Property } from '#domain/listings/property.ts';
import { modelTools } from './model-tools.ts';

test('a sold home is not among the homes for sale', async () => {
  const [home] = listings;
  if (!home) throw new Error('No homes');
  expect(await found(home)).toContain(home.address);
  expect(await found({ ...home, status: 'Closed', closedOn: '2026-11-10' })).toBe('Nothing found.');
});

async function found(home: Property): Promise<unknown> {
  const catalog = { marketSeries: async () => [], marketStats: async () => [] };
  const { searchListings } = modelTools({
    records: { areas: neighborhoods, homes: [home], catalog, entries: [] },
    search: () => null,
    words: answerWordsEn,
    onGiven: () => {},
  });
  return await searchListings?.execute?.({}, { toolCallId: '', messages: [], context: {} });
}
