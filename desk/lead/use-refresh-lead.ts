import { useQueryClient } from '@tanstack/react-query';
import { inTurn } from './lead-turns.ts';

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

/** Does something with a lead in its turn; what that has changed is being fetched when the next turn begins. */
export function useLeadTurn(id: string): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  const refresh = useRefreshLead(id);
  return (act) => inTurn(id, () => act().finally(() => void refresh()));
}
