import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  ContentDraft,
  ContentEntry,
  ContentHistory,
  ContentKind,
  ContentOverview,
} from '#domain/desk/content.ts';
import type { Conversation, ConversationPage, QuestionList } from '#domain/desk/conversations.ts';
import type { LeadCounts, LeadDetail, LeadFilter, LeadPage, LeadStatus } from '#domain/desk/lead-inbox.ts';
import type { DeskNumbers } from '#domain/desk/numbers.ts';
import type { Me, PasskeyInfo, PeopleList, Person, SessionInfo } from '#domain/desk/people.ts';
import type { TextMark } from '#domain/fair-housing/fair-housing-marks.ts';
import { callDesk, withQuery } from './desk-client.ts';

// What the desk reads, each with its key. The event stream says when a key is old (frame/live-updates.ts).

/** What the inbox is narrowed to. */
export interface LeadSearch {
  status?: LeadStatus | undefined;
  filter?: LeadFilter | undefined;
  source?: string | undefined;
  q?: string | undefined;
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => callDesk<Me>('/me', { signal }),
});

export const leadListQuery = (search: LeadSearch) =>
  infiniteQueryOptions({
    queryKey: ['leads', search],
    queryFn: ({ pageParam, signal }) =>
      callDesk<LeadPage>(withQuery('/leads', { ...search, cursor: pageParam }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const leadCountsQuery = queryOptions({
  queryKey: ['lead-counts'],
  // Who waits changes with the clock, too.
  refetchInterval: 60_000,
  queryFn: ({ signal }) => callDesk<LeadCounts>('/leads/counts', { signal }),
});

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['lead', id],
    queryFn: ({ signal }) => callDesk<LeadDetail>(`/leads/${encodeURIComponent(id)}`, { signal }),
  });

export const conversationListQuery = infiniteQueryOptions({
  queryKey: ['conversations'],
  queryFn: ({ pageParam, signal }) =>
    callDesk<ConversationPage>(withQuery('/conversations', { cursor: pageParam }), { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => callDesk<Conversation>(`/conversations/${encodeURIComponent(id)}`, { signal }),
  });

export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => callDesk<QuestionList>('/questions', { signal }),
});

export const contentOverviewQuery = (q: string) =>
  queryOptions({
    queryKey: ['content', 'overview', q],
    queryFn: ({ signal }) => callDesk<ContentOverview>(withQuery('/content', { q }), { signal }),
    placeholderData: keepPreviousData,
  });

export const contentListQuery = (kind: ContentKind, q: string) =>
  queryOptions({
    queryKey: ['content', kind, 'list', q],
    queryFn: ({ signal }) =>
      callDesk<{ entries: ContentEntry[] }>(withQuery(`/content/${kind}`, { q }), { signal }),
    placeholderData: keepPreviousData,
  });

export const contentDraftQuery = (kind: ContentKind, id: string) =>
  queryOptions({
    queryKey: ['content', kind, 'draft', id],
    queryFn: ({ signal }) =>
      callDesk<ContentDraft>(`/content/${kind}/${encodeURIComponent(id)}/draft`, { signal }),
  });

export const contentHistoryQuery = (kind: ContentKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['content', kind, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      callDesk<ContentHistory>(
        withQuery(`/content/${kind}/${encodeURIComponent(id)}/history`, { before: pageParam }),
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? String(versions.at(-1)?.version) : null),
  });

/** The areas with their numeric ids, which other records refer to; only the public list has these. */
export const numberedAreasQuery = queryOptions({
  queryKey: ['content', 'neighborhoods', 'numbers'],
  queryFn: async ({ signal }): Promise<{ id: number; name: string }[]> =>
    (await fetch('/api/agents/1/neighborhoods/featured', { signal })).json(),
});

/** What fair housing law may say to a text. */
export const wordingQuery = (text: string) =>
  queryOptions({
    queryKey: ['wording', text],
    queryFn: ({ signal }) =>
      callDesk<{ marks: TextMark[] }>('/wording', { method: 'POST', body: { text }, signal }),
    // What is typed is not kept longer than it is looked at.
    gcTime: 0,
  });

export const numbersQuery = (weeks: number) =>
  queryOptions({
    queryKey: ['numbers', weeks],
    queryFn: ({ signal }) => callDesk<DeskNumbers>(`/numbers?weeks=${weeks}`, { signal }),
  });

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => callDesk<PeopleList>('/people', { signal }),
});

/** Names of those who work here: a member may know them too, to hand a lead over. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => callDesk<{ people: Pick<Person, 'id' | 'name'>[] }>('/team', { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callDesk<{ sessions: SessionInfo[] }>('/sessions', { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => callDesk<{ passkeys: PasskeyInfo[] }>('/passkeys', { signal }),
});
