/** The dashboard's tabs, in their order; the first is the one that opens. */
export const marketTabs = ['overview', 'trends', 'neighborhoods'] as const;

export type MarketTab = (typeof marketTabs)[number];

/** The tab an address asks for. */
export function tabOf(query: URLSearchParams): MarketTab {
  return marketTabs.find((tab) => tab === query.get('tab')) ?? 'overview';
}

/** The address of a tab: the rest of the query, such as the chosen areas, stays. */
export function tabHref(tab: MarketTab, query: string): string {
  const changed = new URLSearchParams(query);
  if (tab === 'overview') changed.delete('tab');
  else changed.set('tab', tab);
  const text = changed.toString();
  return `/market-insights${text && '?'}${text}`;
}

/** Ids by which a tab and its panel name each other. */
export const tabId = (tab: MarketTab) => `t-${tab}`;
export const panelId = (tab: MarketTab) => `p-${tab}`;
