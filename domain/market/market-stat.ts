import type { FigureSource } from '../neighborhoods/neighborhood.ts';

/** One headline figure of the market dashboard, formatted for reading ("425,000", "+8.5%"). */
export interface MarketStat {
  label: string;
  value: string;
  change: string;
  trend: 'up' | 'down';
  source: FigureSource;
}
