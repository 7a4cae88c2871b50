import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContentKind } from '#domain/desk/content.ts';
import { byId, desk, fetchOrThrow, readJson, withSignal } from './desk-client.ts';

// Queries for the site's content, in a file of their own because the first screen needs none of them.

export const contentOverviewQuery = (q: string) =>
  queryOptions({
    queryKey: ['content', 'overview', q],
    queryFn: ({ signal }) => readJson(desk.content.$get({ query: { q } }, withSignal(signal))),
    placeholderData: keepPreviousData,
  });

export const contentListQuery = (kind: ContentKind, q: string) =>
  queryOptions({
    queryKey: ['content', kind, 'list', q],
    queryFn: ({ signal }) =>
      readJson(desk.content[':kind'].$get({ param: { kind }, query: { q } }, withSignal(signal))),
    placeholderData: keepPreviousData,
  });

export const contentDraftQuery = (kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: ['content', kind, 'draft', id],
    queryFn: ({ signal }) =>
      readJson(
        desk.content[':kind'][':id'].draft.$get({ param: { ...byId(id).param, kind } }, withSignal(signal)),
      ),
  });

export const contentHistoryQuery = (kind: ContentKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['content', kind, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      readJson(
        desk.content[':kind'][':id'].history.$get(
          { param: { ...byId(id).param, kind }, query: pageParam ? { before: pageParam } : {} },
          withSignal(signal),
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? String(versions.at(-1)?.version) : null),
  });

/** The neighborhoods with their numeric ids, which other records refer to; only the public API has these. */
export const neighborhoodIdsQuery = queryOptions({
  queryKey: ['content', 'neighborhoods', 'numbers'],
  queryFn: async ({ signal }): Promise<{ id: number; name: string }[]> =>
    (await fetchOrThrow('/api/agents/1/neighborhoods/featured', { signal })).json(),
});
