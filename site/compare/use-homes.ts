import { useQuery } from '@tanstack/react-query';
import type { Property } from '#domain/listings/property.ts';
import { fetchHomes, HOMES_KEY } from './comparison-requests.ts';

/**
 * The homes for sale: those the page was rendered with, read again once they are stale.
 * @param rendered null when the server had none to give
 * @param renderedAt when the server read them, in ms since 1970
 */
export function useHomes(rendered: Property[] | null, renderedAt: number) {
  return useQuery({
    queryKey: HOMES_KEY,
    queryFn: fetchHomes,
    ...(rendered && { initialData: rendered, initialDataUpdatedAt: renderedAt }),
  });
}
