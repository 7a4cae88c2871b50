import { useCallback, useEffect, useState } from 'react';
import type { Property } from '#domain/listings/property.ts';
import { fetchHomes } from './comparison-requests.ts';

/** The state of a request for the homes. */
type LoadState = 'done' | 'going' | 'failed';

/**
 * The homes that the server rendered, or those of the API if it had none.
 * @param rendered null if the server could not read them
 */
export function useHomes(rendered: Property[] | null) {
  const [homes, setHomes] = useState(rendered);
  const [loadState, setLoadState] = useState<LoadState>('done');

  /** @returns whether they could be read */
  const read = useCallback(async (): Promise<boolean> => {
    setLoadState('going');
    try {
      setHomes(await fetchHomes());
      setLoadState('done');
      return true;
    } catch {
      setLoadState('failed');
      return false;
    }
  }, []);

  useEffect(() => {
    if (!rendered) void read();
  }, [rendered, read]);

  return { homes, loadState, read };
}
