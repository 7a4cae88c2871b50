import { useEffect, useState } from 'react';
import {
  compareLink,
  HOMES_PARAMETER,
  homesInLink,
  listLink,
  PAGE_PARAMETER,
  pageInLink,
} from '#domain/comparison/compare-link.ts';
import { MIN_COMPARED } from '#domain/comparison/property-comparison.ts';
import type { ComparePlace } from './compare-place.ts';

/** `linked`: ids in the address. */
type CompareView = { linked: string[] } & ({ name: 'list' } | { name: 'table'; homeIds: string[] });

/**
 * Keeps the current view, list or table, in the address: a comparison can be bookmarked, shared, reloaded and left with
 * the back button.
 * @param known ids of the homes for sale
 */
export function useCompareView(
  { linked, requestsList, page, pages }: ComparePlace,
  known: (id: string) => boolean,
) {
  const [view, setView] = useState<CompareView>(() =>
    requestsList ? { name: 'list', linked: [] } : viewOf(linked, known),
  );

  useEffect(() => {
    const onPopState = () => {
      const address = new URLSearchParams(location.search);
      const ids = address.has(PAGE_PARAMETER) ? [] : homesInLink(address.getAll(HOMES_PARAMETER));
      const next = viewOf(ids, known);
      const askedPage = Math.min(pageInLink(address.get(PAGE_PARAMETER)) ?? 1, pages);
      // After a reload, the address may request homes or a page of the list for which this document was not rendered.
      const isRendered = ids.every((id) => known(id) || linked.includes(id));
      if (!isRendered || (next.name === 'list' && askedPage !== page)) location.reload();
      else setView(next);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [known, linked, page, pages]);

  return {
    view,
    showTable(homeIds: string[], keptId: string) {
      history.pushState({ keptId }, '', compareLink(homeIds));
      setView({ name: 'table', linked: homeIds, homeIds });
    },
    showList() {
      // In the list, the address still has the homes that were checked on another page.
      if (view.name === 'list') history.replaceState(null, '', listLink(page));
      else history.pushState(null, '', listLink(page));
      setView({ name: 'list', linked: [] });
    },
  };
}

function viewOf(linked: string[], known: (id: string) => boolean): CompareView {
  const homeIds = linked.filter(known);
  const isComparison = homeIds.length >= MIN_COMPARED;
  return isComparison ? { name: 'table', linked, homeIds } : { name: 'list', linked };
}

/** The server's id of the current comparison, which survives a reload; null if it came from a link. */
export function savedComparisonId(): string | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('keptId' in state)) return null;
  return typeof state.keptId === 'string' ? state.keptId : null;
}
