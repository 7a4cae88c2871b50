import { useCallback, useEffect, useState } from 'react';
import type { Property } from '#domain/listings/property.ts';
import { STALE_AFTER_MS } from '../api/stale-after.ts';
import { fetchHomes } from './comparison-requests.ts';

/** Of reading the homes again. */
export type HomesReading = 'done' | 'going' | 'failed';

/**
 * The homes for sale: those the page was rendered with, read again once they are stale.
 * @param rendered null when the server had none to give
 * @param renderedAt when the server read them, in ms since 1970
 */
export function useHomes(rendered: Property[] | null, renderedAt: number) {
  const [homes, setHomes] = useState(rendered);
  const [reading, setReading] = useState<HomesReading>('done');

  const read = useCallback(async () => {
    setReading('going');
    try {
      setHomes(await fetchHomes());
      setReading('done');
    } catch {
      setReading('failed');
    }
  }, []);

  useEffect(() => {
    if (!rendered || Date.now() - renderedAt > STALE_AFTER_MS) void read();
  }, [rendered, renderedAt, read]);

  return { homes, reading, read };
}
