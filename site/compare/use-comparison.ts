import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MIN_COMPARED } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { comparisonsKey, fetchComparisons, forgetComparison, keepComparison } from './comparison-requests.ts';
import { comparisonSession } from './comparison-session.ts';
import { useCompareView } from './use-compare-view.ts';
import { useTicks } from './use-ticks.ts';

/** The life of a comparison (spec, section 4): tick, keep, read back and show, clear. */
export function useComparison(homes: Property[], linked: string[]) {
  const known = useCallback((id: string) => homes.some((home) => home.id === id), [homes]);
  const { view, showTable, showList } = useCompareView(linked, known);
  const ticks = useTicks(linked.filter(known));
  const queries = useQueryClient();

  const keeping = useMutation({
    mutationFn: (ids: string[]) => keepComparison(comparisonSession(), ids),
    async onSuccess(kept) {
      const { sessionId } = kept;
      const comparisons = await queries
        .fetchQuery({
          queryKey: comparisonsKey(sessionId),
          queryFn: () => fetchComparisons(sessionId),
          staleTime: 0,
        })
        .catch(() => []);
      // Where the list cannot be read back, the server's own answer is the newest comparison.
      const first = comparisons[0] ?? kept;
      showTable(first.propertyIds, first.id);
    },
  });

  return {
    view,
    ticks,
    keeping,
    compare() {
      if (ticks.ids.length >= MIN_COMPARED && !keeping.isPending) keeping.mutate(ticks.ids);
    },
    clear() {
      if (view.name === 'table' && view.keptId !== null) void forgetComparison(view.keptId);
      ticks.clear();
      keeping.reset();
      showList();
    },
  };
}
