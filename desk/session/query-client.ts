import { QueryCache, QueryClient } from '@tanstack/react-query';
import { connection, DeskError, desk, hasStatus } from '../api/desk-client.ts';
import { forgetLead } from './forget-lead.ts';
import { leaveToSignIn } from './session.ts';

/** Long enough to step through the leads without refetching; events invalidate queries sooner. */
const FRESH_MS = 60_000;

/** Creates the desk's query cache. A 401 response redirects to the sign-in page. */
export function createDeskClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey, state }) {
        const [kind, id] = queryKey;
        if (hasStatus(error, 401)) void leaveIfSignedOut(client);
        if (kind === 'lead' && hasStatus(error, 404)) forgetLead(client, String(id));
        // Its lead was erased. Without data it has just been reset.
        if (kind === 'conversation' && hasStatus(error, 404) && state.data !== undefined)
          void client.resetQueries({ queryKey, exact: true });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Offline, queries fail visibly instead of pausing, which would block whatever awaits them.
        networkMode: 'always',
        // Retries network and server errors only.
        retry: (count, error) => count < 2 && !(error instanceof DeskError && error.status < 500),
      },
    },
  });
  connection.addEventListener('refused', () => void leaveIfSignedOut(client));
  return client;
}

/** A request in flight while the session was renewed can get 401 although the person is signed in: checks before redirecting. */
async function leaveIfSignedOut(client: QueryClient): Promise<void> {
  try {
    await desk.me.$get();
    await client.refetchQueries({ predicate: ({ state }) => hasStatus(state.error, 401) });
  } catch (error) {
    if (hasStatus(error, 401)) leaveToSignIn();
  }
}
