import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContentKind } from '#domain/desk/content.ts';
import { byId, desk, fetchOrThrow, read, until } from './desk-client.ts';

// What the desk reads of the site's content, each with its key. The first screen needs none of it.

export const contentOverviewQuery = (q: string) =>
  queryOptions({
    queryKey: ['content', 'overview', q],
    queryFn: ({ signal }) => read(desk.content.$get({ query: { q } }, until(signal))),
    placeholderData: keepPreviousData,
  });

export const contentListQuery = (kind: ContentKind, q: string) =>
  queryOptions({
    queryKey: ['content', kind, 'list', q],
    queryFn: ({ signal }) =>
      read(desk.content[':kind'].$get({ param: { kind }, query: { q } }, until(signal))),
    placeholderData: keepPreviousData,
  });

export const contentDraftQuery = (kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: ['content', kind, 'draft', id],
    queryFn: ({ signal }) =>
      read(desk.content[':kind'][':id'].draft.$get({ param: { ...byId(id).param, kind } }, until(signal))),
  });

export const contentHistoryQuery = (kind: ContentKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['content', kind, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      read(
        desk.content[':kind'][':id'].history.$get(
          { param: { ...byId(id).param, kind }, query: pageParam ? { before: pageParam } : {} },
          until(signal),
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? String(versions.at(-1)?.version) : null),
  });

/** The areas with their numeric ids, which other records refer to; only the public list has these. */
export const numberedAreasQuery = queryOptions({
  queryKey: ['content', 'neighborhoods', 'numbers'],
  queryFn: async ({ signal }): Promise<{ id: number; name: string }[]> =>
    (await fetchOrThrow('/api/agents/1/neighborhoods/featured', { signal })).json(),
});
