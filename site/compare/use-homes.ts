import { useCallback, useEffect, useState } from 'react';
import type { Property } from '#domain/listings/property.ts';
import { fetchHomes } from './comparison-requests.ts';

/** The state of a request for the homes. */
export type HomesReading = 'done' | 'going' | 'failed';

/**
 * The homes for sale that the page was rendered with, or those of the API where it has none.
 * @param rendered null when the server could not read them
 */
export function useHomes(rendered: Property[] | null) {
  const [homes, setHomes] = useState(rendered);
  const [reading, setReading] = useState<HomesReading>('done');

  /** @returns whether they could be read */
  const read = useCallback(async (): Promise<boolean> => {
    setReading('going');
    try {
      setHomes(await fetchHomes());
      setReading('done');
      return true;
    } catch {
      setReading('failed');
      return false;
    }
  }, []);

  useEffect(() => {
    if (!rendered) void read();
  }, [rendered, read]);

  return { homes, reading, read };
}
