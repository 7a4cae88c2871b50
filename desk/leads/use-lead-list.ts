import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LeadSearch, leadListQuery } from '../api/queries.ts';

/** The leads of a list as far as they are fetched. */
export function useLeadList({ status, filter, source, q }: LeadSearch) {
  const query = useInfiniteQuery({
    ...leadListQuery({ status, filter, source, q }),
    // While somebody types, what was found last stays.
    placeholderData: (last) => last,
  });
  const leads = useMemo(() => query.data?.pages.flatMap((page) => page.leads) ?? [], [query.data]);
  return { ...query, leads };
}
