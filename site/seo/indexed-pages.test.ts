import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Catalog } from '#domain/services.ts';
import { indexedPages } from './indexed-pages.ts';

test('an edited neighborhood has its edit time as date, not the date of its figures', async () => {
  const updatedAt = '2026-11-20T12:00:00.000Z';
  const nothing = async () => [];
  const catalog: Parameters<typeof indexedPages>[0] = {
    profile: async () => shippedAgent,
    neighborhoods: async () => neighborhoods.map((area, at) => (at === 1 ? { ...area, updatedAt } : area)),
    guides: nothing,
    marketStats: nothing,
    properties: nothing,
    pages: nothing,
  } satisfies Partial<Catalog>;
  const { areas, own } = await indexedPages(catalog);
  expect(areas.map(({ changedAt }) => changedAt).slice(0, 2)).toEqual([
    neighborhoods[0]?.source.asOf,
    updatedAt,
  ]);
  expect(own.find(({ path }) => path === '/')?.changedAt).toBe(updatedAt);
});
