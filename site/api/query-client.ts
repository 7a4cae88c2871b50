import { QueryClient } from '@tanstack/query-core';
import { getJson } from './api-client.ts';

/** How long an answer counts as fresh (spec, section 7). */
const STALE_AFTER_MS = 5 * 60_000;

/**
 * What every query of the site begins with: the first element of its key is the address it reads; no retries, no
 * refetching on focus or at intervals. Being offline is a failure that is shown at once, not a reason to wait.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => getJson(String(queryKey[0])),
        staleTime: STALE_AFTER_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
      },
    },
  });
}
