import { useCallback, useRef, useState } from 'react';
import { compareLink } from '#domain/comparison/compare-link.ts';
import { MIN_COMPARED, type PropertyComparison } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { ApiError } from '../api/api-client.ts';
import { tabSession } from '../api/tab-session.ts';
import type { ComparePlace } from './compare-place.ts';
import { deleteComparison, fetchComparisons, saveComparison } from './comparison-requests.ts';
import { savedComparisonId, useCompareView } from './use-compare-view.ts';
import { useSelection } from './use-selection.ts';

/** The state of saving a comparison on the server. */
export type SaveState = 'idle' | 'going' | 'failed';

/** The life cycle of a comparison (spec, section 4): check, save, read back and show, clear. */
export function useComparison(homes: Property[], place: ComparePlace) {
  const known = useCallback((id: string) => homes.some((home) => home.id === id), [homes]);
  const { view, showTable, showList } = useCompareView(place, known);
  const selection = useSelection(place.linked.filter(known));
  const [saveState, setSaveState] = useState<SaveState>('idle');
  /** The homes being saved as a comparison; Clear cancels it. */
  const wanted = useRef<string[]>(null);

  async function save(): Promise<void> {
    const asked = selection.ids;
    wanted.current = asked;
    setSaveState('going');
    try {
      const kept = await saveComparison(tabSession('comparison-session'), asked);
      const first = await newestComparison(kept);
      if (wanted.current !== asked) return await deleteComparison(kept.id);
      if (kept.propertyIds.length < asked.length) return openAnew(asked, { keptId: kept.id });
      setSaveState('idle');
      showTable(first.propertyIds, first.id);
    } catch (error) {
      if (wanted.current !== asked) return;
      const isTooFew = error instanceof ApiError && error.status === 422;
      if (isTooFew) openAnew(asked, null);
      else setSaveState('failed');
    }
  }

  return {
    view,
    selection,
    saveState,
    compare() {
      if (selection.ids.length >= MIN_COMPARED && saveState !== 'going') void save();
    },
    clear() {
      const savedId = view.name === 'table' ? savedComparisonId() : null;
      if (savedId !== null) void deleteComparison(savedId);
      wanted.current = null;
      selection.clear();
      setSaveState('idle');
      showList();
    },
  };
}

/** Some of the homes were sold since this page was opened: a new one says so. */
function openAnew(homeIds: string[], state: { keptId: string } | null): void {
  history.pushState(state, '', compareLink(homeIds));
  location.reload();
}

/** If the list of comparisons cannot be read back, the server's response is used. */
async function newestComparison(kept: PropertyComparison): Promise<PropertyComparison> {
  const [first = kept] = await fetchComparisons(kept.sessionId).catch(() => []);
  return first;
}
