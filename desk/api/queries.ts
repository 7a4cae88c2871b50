import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LeadFilter, LeadStatus } from '#domain/desk/lead-inbox.ts';
import { byId, desk, read, until } from './desk-client.ts';

// What the desk reads beside the site's content, each with its key. The event stream says when a key is old (frame/live-updates.ts).

/** What the inbox is narrowed to. */
export interface LeadSearch {
  status?: LeadStatus | undefined;
  filter?: LeadFilter | undefined;
  source?: string | undefined;
  q?: string | undefined;
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => read(desk.me.$get({}, until(signal))),
});

export const leadListQuery = (search: LeadSearch) =>
  infiniteQueryOptions({
    queryKey: ['leads', search],
    queryFn: ({ pageParam, signal }) =>
      read(
        desk.leads.$get(
          { query: { by: 'person', ...search, ...(pageParam && { cursor: pageParam }) } },
          until(signal),
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const leadCountsQuery = queryOptions({
  queryKey: ['lead-counts'],
  // Who waits changes with the clock, too.
  refetchInterval: 60_000,
  queryFn: ({ signal }) => read(desk.leads.counts.$get({}, until(signal))),
});

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['lead', id],
    queryFn: ({ signal }) => read(desk.leads[':id'].$get(byId(id), until(signal))),
  });

/** No event tells the desk of what visitors say to the assistant. */
const CHATS_EVERY_MS = 15_000;

export const conversationListQuery = infiniteQueryOptions({
  queryKey: ['conversations'],
  refetchInterval: CHATS_EVERY_MS,
  queryFn: ({ pageParam, signal }) =>
    read(desk.conversations.$get({ query: pageParam ? { cursor: pageParam } : {} }, until(signal))),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    refetchInterval: CHATS_EVERY_MS,
    queryFn: ({ signal }) => read(desk.conversations[':id'].$get(byId(id), until(signal))),
  });

export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => read(desk.questions.$get({}, until(signal))),
});

/** What fair housing law may say to a text. */
export const wordingQuery = (text: string) =>
  queryOptions({
    queryKey: ['wording', text],
    queryFn: ({ signal }) => read(desk.wording.$post({ json: { text } }, until(signal))),
    // What is typed is not kept longer than it is looked at.
    gcTime: 0,
  });

export const numbersQuery = (weeks: number) =>
  queryOptions({
    queryKey: ['numbers', weeks],
    queryFn: ({ signal }) => read(desk.numbers.$get({ query: { weeks: String(weeks) } }, until(signal))),
  });

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => read(desk.people.$get({}, until(signal))),
});

/** Names of those who work here: a member may know them too, to hand a lead over. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => read(desk.team.$get({}, until(signal))),
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => read(desk.sessions.$get({}, until(signal))),
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => read(desk.passkeys.$get({}, until(signal))),
});
