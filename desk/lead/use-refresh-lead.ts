import { useQueryClient } from '@tanstack/react-query';
import { runForLead } from './lead-queue.ts';

/** Returns a function that refetches a lead, the lists and the counts. */
export function useRefreshLead(id: string): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['lead', id] }),
      client.invalidateQueries({ queryKey: ['leads'] }),
    ]);
}

/** Returns a function that runs requests about a lead one at a time and starts a refetch after each. */
export function useLeadQueue(id: string): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  const refresh = useRefreshLead(id);
  return (act) => runForLead(id, () => act().finally(() => void refresh()));
}
