import type { KeyboardEvent, MouseEvent } from 'react';
import { marketPage } from '#content/market.ts';
import { opensElsewhere } from '../header/section-links.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type MarketTab, panelId, tabHref, tabId } from './market-tab.ts';
import styles from './market-tabs.module.css';
import { useMarketTab } from './use-market-tab.ts';

interface MarketTabsProps {
  /** The tab that the server rendered. */
  chosen: MarketTab;
  /** The query of the address, without the question mark: the chosen areas. */
  query: string;
}

const tabs = marketPage.tabs as { id: MarketTab; label: string }[];

/**
 * Links to the parts of the dashboard, which become tabs with JavaScript: arrow keys move, and the address is updated.
 */
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

/** Arrow keys wrap around; Space acts like Enter on a link. */
function tabByKey(key: string, tab: MarketTab): MarketTab | undefined {
  const ids = tabs.map(({ id }) => id);
  const index = ids.indexOf(tab);
  if (key === 'ArrowRight') return ids[(index + 1) % ids.length];
  if (key === 'ArrowLeft') return ids.at(index - 1);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return key === ' ' ? tab : undefined;
}
