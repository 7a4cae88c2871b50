import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LeadDelivery, LeadFilter, LeadStatus } from '#domain/desk/lead-inbox.ts';
import { byId, desk, readJson, withSignal } from './desk-client.ts';

// Queries for everything but the site's content. Events invalidate them by key (frame/live-updates.ts).

/** Filters of the inbox. */
export interface LeadSearch {
  status?: LeadStatus | undefined;
  filter?: LeadFilter | undefined;
  source?: string | undefined;
  q?: string | undefined;
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => readJson(desk.me.$get({}, withSignal(signal))),
});

/** For what changes with time alone. */
const CLOCK_POLL_MS = 60_000;

export const leadListQuery = (search: LeadSearch) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'list', search],
    // A lead becomes overdue without an event.
    refetchInterval: search.filter === 'overdue' ? CLOCK_POLL_MS : false,
    queryFn: ({ pageParam, signal }) =>
      readJson(
        desk.leads.$get(
          { query: { by: 'person', ...search, ...(pageParam && { cursor: pageParam }) } },
          withSignal(signal),
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const leadCountsQuery = queryOptions({
  queryKey: ['leads', 'counts'],
  // The waiting counts also change with time.
  refetchInterval: CLOCK_POLL_MS,
  queryFn: ({ signal }) => readJson(desk.leads.counts.$get({}, withSignal(signal))),
});

const DELIVERY_POLL_MS = 5_000;

const isWaiting = ({ state }: LeadDelivery) => state === 'waiting';

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['lead', id],
    queryFn: ({ signal }) => readJson(desk.leads[':id'].$get(byId(id), withSignal(signal))),
    // Deliveries cause no events: there would be several for each new lead, at every desk.
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isWaiting) ? DELIVERY_POLL_MS : false),
  });

/** Polled, because chat messages cause no events. */
const CHAT_POLL_MS = 15_000;

export const conversationListQuery = infiniteQueryOptions({
  queryKey: ['conversations'],
  refetchInterval: CHAT_POLL_MS,
  queryFn: ({ pageParam, signal }) =>
    readJson(desk.conversations.$get({ query: pageParam ? { cursor: pageParam } : {} }, withSignal(signal))),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    refetchInterval: CHAT_POLL_MS,
    queryFn: ({ signal }) => readJson(desk.conversations[':id'].$get(byId(id), withSignal(signal))),
  });

export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => readJson(desk.questions.$get({}, withSignal(signal))),
});

/** Phrases in a text that fair housing law may forbid. */
export const wordingQuery = (text: string) =>
  queryOptions({
    queryKey: ['wording', text],
    queryFn: ({ signal }) => readJson(desk.wording.$post({ json: { text } }, withSignal(signal))),
    // Unsent text is not cached.
    gcTime: 0,
  });

export const numbersQuery = (weeks: number) =>
  queryOptions({
    queryKey: ['numbers', weeks],
    queryFn: ({ signal }) =>
      readJson(desk.numbers.$get({ query: { weeks: String(weeks) } }, withSignal(signal))),
  });

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => readJson(desk.people.$get({}, withSignal(signal))),
});

/** Colleagues' names, which members may also read to assign a lead. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => readJson(desk.team.$get({}, withSignal(signal))),
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => readJson(desk.sessions.$get({}, withSignal(signal))),
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => readJson(desk.passkeys.$get({}, withSignal(signal))),
});
