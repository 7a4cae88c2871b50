/** The dashboard's tabs in order; the first is the default. */
export const marketTabs = ['overview', 'trends', 'neighborhoods'] as const;

export type MarketTab = (typeof marketTabs)[number];

/** The tab in an address. */
export function tabOf(query: URLSearchParams): MarketTab {
  return marketTabs.find((tab) => tab === query.get('tab')) ?? 'overview';
}

/** The address of a tab: keeps the rest of the query, such as the chosen areas. */
export function tabHref(tab: MarketTab, query: string): string {
  const changed = new URLSearchParams(query);
  if (tab === 'overview') changed.delete('tab');
  else changed.set('tab', tab);
  const text = changed.toString();
  return `/market-insights${text && '?'}${text}`;
}

/** Ids that connect a tab and its panel. */
export const tabId = (tab: MarketTab) => `t-${tab}`;
export const panelId = (tab: MarketTab) => `p-${tab}`;
