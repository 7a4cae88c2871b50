import { useCallback, useRef, useState } from 'react';
import { MIN_COMPARED, type PropertyComparison } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { tabSession } from '../api/tab-session.ts';
import type { ComparePlace } from './compare-place.ts';
import { fetchComparisons, forgetComparison, keepComparison } from './comparison-requests.ts';
import { savedComparisonId, useCompareView } from './use-compare-view.ts';
import { useTicks } from './use-ticks.ts';

/** Of keeping a comparison on the server. */
export type Keeping = 'idle' | 'going' | 'failed';

/** The life of a comparison (spec, section 4): tick, keep, read back and show, clear. */
export function useComparison(homes: Property[], place: ComparePlace) {
  const known = useCallback((id: string) => homes.some((home) => home.id === id), [homes]);
  const { view, showTable, showList } = useCompareView(place, known);
  const ticks = useTicks(place.linked.filter(known));
  const [keeping, setKeeping] = useState<Keeping>('idle');
  /** The ticks whose comparison is being made; Clear cancels it. */
  const wanted = useRef<string[]>(null);

  async function keep(): Promise<void> {
    const asked = ticks.ids;
    wanted.current = asked;
    setKeeping('going');
    try {
      const kept = await keepComparison(tabSession('comparison-session'), asked);
      const first = await firstReturned(kept);
      if (wanted.current !== asked) return await forgetComparison(kept.id);
      showTable(first.propertyIds, first.id);
      setKeeping('idle');
    } catch {
      if (wanted.current === asked) setKeeping('failed');
    }
  }

  return {
    view,
    ticks,
    keeping,
    compare() {
      if (ticks.ids.length >= MIN_COMPARED && keeping !== 'going') void keep();
    },
    clear() {
      const savedId = view.name === 'table' ? savedComparisonId() : null;
      if (savedId !== null) void forgetComparison(savedId);
      wanted.current = null;
      ticks.clear();
      setKeeping('idle');
      if (view.name === 'table') showList();
    },
  };
}

/** Where the list cannot be read back, the server's own answer is the newest comparison. */
async function firstReturned(kept: PropertyComparison): Promise<PropertyComparison> {
  const [first = kept] = await fetchComparisons(kept.sessionId).catch(() => []);
  return first;
}
