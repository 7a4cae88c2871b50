import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { CONTENT_KINDS, type ContentKind } from '#domain/desk/content.ts';
import { LEAD_FILTERS, LEAD_STATUSES } from '#domain/desk/lead-inbox.ts';
import { PERIODS } from '#domain/desk/numbers.ts';
import { hasStatus } from './api/desk-client.ts';
import { type LeadSearch, leadCountsQuery, leadListQuery, leadQuery, meQuery } from './api/queries.ts';
import { DeskFrame } from './frame/desk-frame.tsx';
import {
  PageLoading,
  PageNotFound,
  PageNotLoaded,
  PaneLoading,
  PaneNotLoaded,
  reloadPage,
} from './frame/page-states.tsx';
import { LeadsPage } from './leads/leads-page.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

const root = createRootRouteWithContext<{ client: QueryClient }>()({ component: Outlet });

// ---- signed out ----

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search): { to?: string } => (search.to ? { to: text(search.to) } : {}),
  component: lazyRouteComponent(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
});

const linkPages = () => import('./sign-in/link-pages.tsx');
const tokenSearch = (search: Record<string, unknown>): { token: string } => ({ token: text(search.token) });

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(linkPages, 'SetupPage'),
});
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(linkPages, 'JoinPage'),
});
const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(linkPages, 'ResetPage'),
});

// ---- signed in ----

const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: DeskFrame,
  beforeLoad: ({ context }) => {
    // Starts while the page's code is still loading.
    void context.client.prefetchQuery(meQuery);
    void context.client.prefetchQuery(leadCountsQuery);
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/leads' });
  },
});

/** Sets unknown values to undefined: the router keeps a search parameter as it is unless it gets another value. */
function leadSearch(search: Record<string, unknown>): LeadSearch {
  return {
    status: LEAD_STATUSES.find((one) => one === search.status),
    filter: LEAD_FILTERS.find((one) => one === search.filter),
    source: text(search.source) || undefined,
    ...('q' in search && { q: text(search.q) }),
  };
}

const leads = createRoute({
  getParentRoute: () => desk,
  path: '/leads',
  validateSearch: leadSearch,
  loaderDeps: ({ search: { status, filter, source, q } }) => ({ status, filter, source, q }),
  loader: ({ context, deps }) => void context.client.prefetchInfiniteQuery(leadListQuery(deps)),
  // Not lazy: it is the first screen of nearly every visit.
  component: LeadsPage,
});

const lead = createRoute({
  getParentRoute: () => leads,
  path: '$leadId',
  validateSearch: (search): { full?: true } => (search.full ? { full: true } : {}),
  loader: ({ context, params }) => void context.client.prefetchQuery(leadQuery(params.leadId)),
  component: lazyRouteComponent(() => import('./lead/lead-page.tsx'), 'LeadPage'),
  pendingComponent: PaneLoading,
  errorComponent: PaneNotLoaded,
});

const conversations = createRoute({
  getParentRoute: () => desk,
  path: '/conversations',
  validateSearch: (search): { questions?: true } => (search.questions ? { questions: true } : {}),
  component: lazyRouteComponent(() => import('./conversations/conversations-page.tsx'), 'ConversationsPage'),
});

const conversation = createRoute({
  getParentRoute: () => conversations,
  path: '$conversationId',
  component: lazyRouteComponent(() => import('./conversations/conversation.tsx'), 'ConversationPane'),
  pendingComponent: PaneLoading,
  errorComponent: PaneNotLoaded,
});

const content = createRoute({
  getParentRoute: () => desk,
  path: '/content',
  validateSearch: contentSearch,
  component: lazyRouteComponent(() => import('./content/lists/content-page.tsx'), 'ContentPage'),
});

const contentKind = createRoute({
  getParentRoute: () => desk,
  path: '/content/$kind',
  validateSearch: contentSearch,
  params: { parse: ({ kind }) => ({ kind: contentKindOf(kind) }) },
  component: lazyRouteComponent(() => import('./content/lists/kind-page.tsx'), 'KindPage'),
});

const contentRecord = createRoute({
  getParentRoute: () => desk,
  path: '/content/$kind/$id',
  params: { parse: ({ kind, id }) => ({ kind: contentKindOf(kind), id }) },
  // A new answer of the assistant starts with the questions that visitors asked.
  validateSearch: (search): { question?: string } =>
    search.question ? { question: text(search.question) } : {},
  component: lazyRouteComponent(() => import('./content/edit/edit-page.tsx'), 'EditPage'),
});

const contentImport = createRoute({
  getParentRoute: () => desk,
  path: '/content/$kind/import',
  params: { parse: ({ kind }) => ({ kind: contentKindOf(kind) }) },
  component: lazyRouteComponent(() => import('./content/imports/import-page.tsx'), 'ImportPage'),
});

/** `drafts`: only unpublished changes. */
type ContentSearch = { q?: string; drafts?: true };

/** Parses the content kind in a URL. */
function contentKindOf(name: string): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === name);
  if (!kind) throw notFound();
  return kind;
}

function contentSearch(search: Record<string, unknown>): ContentSearch {
  const q = text(search.q);
  return { ...('q' in search && { q }), ...(search.drafts ? { drafts: true as const } : {}) };
}

const numbers = createRoute({
  getParentRoute: () => desk,
  path: '/numbers',
  validateSearch: (search): { weeks?: (typeof PERIODS)[number] | undefined } => ({
    weeks: PERIODS.find((one) => one === Number(search.weeks)),
  }),
  component: lazyRouteComponent(() => import('./numbers/numbers-page.tsx'), 'NumbersPage'),
});

const settings = createRoute({
  getParentRoute: () => desk,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
});

/** Any other address: “page not found” inside the desk's frame. */
const unknownPage = createRoute({ getParentRoute: () => desk, path: '$', component: PageNotFound });

const tree = root.addChildren([
  home,
  signIn,
  setup,
  join,
  reset,
  desk.addChildren([
    leads.addChildren([lead]),
    conversations.addChildren([conversation]),
    content,
    contentKind,
    contentImport,
    contentRecord,
    numbers,
    settings,
    unknownPage,
  ]),
]);

/** Routes every address below `/desk`. */
export function createDeskRouter(client: QueryClient) {
  return createRouter({
    routeTree: tree,
    basepath: '/desk',
    context: { client },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageLoading,
    defaultNotFoundComponent: PageNotFound,
    defaultErrorComponent: ({ error }) =>
      hasStatus(error, 404) ? <PageNotFound /> : <PageNotLoaded onRetry={reloadPage} />,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>;
  }
}
