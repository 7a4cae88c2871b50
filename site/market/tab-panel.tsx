import type { ReactNode } from 'react';
import { type MarketTab, panelId, tabId } from './market-tab.ts';
import styles from './tab-panel.module.css';

interface TabPanelProps {
  id: MarketTab;
  /** The tab in the address. */
  chosen: MarketTab;
  children: ReactNode;
}

/**
 * The content of a tab. All panels are in the page, so that a tab opens at once; the server hides all but the chosen
 * one.
 */
export function TabPanel({ id, chosen, children }: TabPanelProps) {
  return (
    <section className={styles.panel} id={panelId(id)} aria-labelledby={tabId(id)} hidden={id !== chosen}>
      {children}
    </section>
  );
}
