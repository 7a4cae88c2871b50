import type { MarketArea } from './market-regions.ts';
import type { MarketLayout } from './market-row.ts';
import { redfinLayout } from './redfin-layout.ts';
import { zhviLayout } from './zhvi-layout.ts';

export type LayoutFinding = { layout: MarketLayout } | { problem: string };

/** Detects the layout of a publisher's file by its header; duplicate column titles are rejected as ambiguous. */
export function findLayout(header: string[], areas: MarketArea[]): LayoutFinding {
  const titles = header.map((title) => title.trim().toLowerCase()).filter((title) => title !== '');
  const twice = titles.find((title, index) => titles.indexOf(title) !== index);
  if (twice !== undefined) return { problem: `the header has "${twice}" twice` };
  const layout = redfinLayout(header, areas) ?? zhviLayout(header, areas);
  return layout
    ? { layout }
    : { problem: "the header is not one of Redfin's market tracker, Redfin's Data Center or Zillow's ZHVI" };
}
