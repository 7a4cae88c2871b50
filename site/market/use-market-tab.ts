import { useEffect, useState } from 'react';
import { type MarketTab, marketTabs, panelId, tabHref, tabOf } from './market-tab.ts';

/** How the address changes: a click adds a history entry; moving through tabs with arrow keys does not. */
type History = 'new-entry' | 'same-entry';

/** The open tab: shows its panel, hides the others, updates the address, and handles Back. */
export function useMarketTab(initial: MarketTab): [MarketTab, (tab: MarketTab, history: History) => void] {
  const [tab, setTab] = useState(initial);

  useEffect(() => {
    for (const name of marketTabs) {
      const panel = document.getElementById(panelId(name));
      if (!panel) continue;
      panel.hidden = name !== tab;
      panel.role = 'tabpanel';
      panel.tabIndex = 0;
    }
  }, [tab]);

  useEffect(() => {
    const follow = () => setTab(tabOf(new URLSearchParams(location.search)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const open = (next: MarketTab, how: History) => {
    if (next === tab) return;
    const href = tabHref(next, location.search);
    if (how === 'new-entry') history.pushState(null, '', href);
    else history.replaceState(null, '', href);
    setTab(next);
  };
  return [tab, open];
}
