import { useQueryClient } from '@tanstack/react-query';

/** Fetches a lead and the lists again after something was done with it. */
export function useRefreshLead(id: string): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['lead', id] }),
      client.invalidateQueries({ queryKey: ['leads'] }),
      client.invalidateQueries({ queryKey: ['lead-counts'] }),
    ]);
}
