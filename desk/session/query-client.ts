import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { DeskError, desk, hasStatus } from '../api/desk-client.ts';
import { forgetLead } from './forget-lead.ts';
import { leaveToSignIn } from './session.ts';

/** Long enough to walk through the leads without fetching one twice; the event stream tells of changes before. */
const FRESH_MS = 60_000;

/** The one cache of the desk. A session that has ended anywhere leads to the door. */
export function createDeskClient(): QueryClient {
  const onError = (error: unknown) => {
    if (hasStatus(error, 401)) void leaveIfSignedOut(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey: [kind, id] }) {
        onError(error);
        if (kind === 'lead' && hasStatus(error, 404)) forgetLead(client, String(id));
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Offline a query fails and says so: one that waits in silence keeps back what comes after it.
        networkMode: 'always',
        // An answer is an answer; only what did not arrive is asked for again.
        retry: (count, error) => count < 2 && !(error instanceof DeskError && error.status < 500),
      },
    },
  });
  return client;
}

/** A call that was under way while the session was renewed is refused although somebody is signed in. */
async function leaveIfSignedOut(client: QueryClient): Promise<void> {
  try {
    await desk.me.$get();
    await client.refetchQueries({ predicate: ({ state }) => hasStatus(state.error, 401) });
  } catch (error) {
    if (hasStatus(error, 401)) leaveToSignIn(client);
  }
}
