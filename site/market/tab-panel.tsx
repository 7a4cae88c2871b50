import type { ReactNode } from 'react';
import { type MarketTab, panelId, tabId } from './market-tab.ts';
import styles from './tab-panel.module.css';

interface TabPanelProps {
  id: MarketTab;
  /** The tab the address asks for. */
  chosen: MarketTab;
  children: ReactNode;
}

/** What a tab opens. All panels are in the page, so that a tab opens at once; the server hides all but the chosen. */
export function TabPanel({ id, chosen, children }: TabPanelProps) {
  return (
    <section className={styles.panel} id={panelId(id)} aria-labelledby={tabId(id)} hidden={id !== chosen}>
      {children}
    </section>
  );
}
