import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LeadSearch, leadListQuery } from '../api/queries.ts';

/** The leads fetched so far for a list. */
export function useLeadList({ status, filter, source, q }: LeadSearch) {
  const query = useInfiniteQuery({
    ...leadListQuery({ status, filter, source, q }),
    // Keeps the previous results while the user types.
    placeholderData: (last) => last,
  });
  const leads = useMemo(() => query.data?.pages.flatMap((page) => page.leads) ?? [], [query.data]);
  return { ...query, leads };
}
