import type { KeyboardEvent, MouseEvent } from 'react';
import { marketPage } from '#content/market.ts';
import { opensElsewhere } from '../header/section-links.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type MarketTab, panelId, tabHref, tabId } from './market-tab.ts';
import styles from './market-tabs.module.css';
import { useMarketTab } from './use-market-tab.ts';

interface MarketTabsProps {
  /** What the server rendered. */
  chosen: MarketTab;
  /** The address's query, without the question mark: the areas of the trends. */
  query: string;
}

const tabs = marketPage.tabs as { id: MarketTab; label: string }[];

/** Links to the dashboard's parts, which scripts turn into tabs: arrow keys move, the address follows. */
export function MarketTabs({ chosen, query }: MarketTabsProps) {
  const areTabs = useHydrated();
  const [tab, open] = useMarketTab(chosen);

  const onClick = (id: MarketTab) => (event: MouseEvent) => {
    if (!areTabs || opensElsewhere(event)) return;
    event.preventDefault();
    open(id, 'new-entry');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isForBrowser = event.altKey || event.ctrlKey || event.metaKey;
    const next = tabByKey(event.key, tab);
    if (!areTabs || isForBrowser || !next) return;
    event.preventDefault();
    open(next, next === tab ? 'new-entry' : 'same-entry');
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <nav className={styles.tabs} aria-label={marketPage.tabsLabel} role={areTabs ? 'tablist' : undefined}>
      {tabs.map(({ id, label }) => (
        <a
          key={id}
          id={tabId(id)}
          className={`${styles.tab} ${id === tab ? styles.chosen : ''}`}
          href={tabHref(id, query)}
          onClick={onClick(id)}
          onKeyDown={onKeyDown}
          {...(areTabs
            ? {
                role: 'tab',
                'aria-selected': id === tab,
                'aria-controls': panelId(id),
                tabIndex: id === tab ? 0 : -1,
              }
            : { 'aria-current': id === tab ? 'true' : undefined })}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Arrows go round; Space does what Enter does on a link. */
function tabByKey(key: string, tab: MarketTab): MarketTab | undefined {
  const ids = tabs.map(({ id }) => id);
  const index = ids.indexOf(tab);
  if (key === 'ArrowRight') return ids[(index + 1) % ids.length];
  if (key === 'ArrowLeft') return ids.at(index - 1);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return key === ' ' ? tab : undefined;
}
