import type { Month } from './market-month.ts';
import type { AreaRegion } from './market-regions.ts';
import type { AreaFigure, RowReading } from './market-row.ts';
import type { MarketMetric } from './market-series.ts';
import { readAmount } from './read-amount.ts';

/** A cell of a row that should hold a figure. */
export interface FigureCell {
  metric: MarketMetric;
  month: Month;
  /** The column's title, for messages. */
  column: string;
  text: string;
}

/** Reads the cells of a row of one of our areas: blanks are left out, and so are wrong ones, which are named. */
export function rowFigures(region: AreaRegion, cells: FigureCell[]): RowReading {
  const figures: AreaFigure[] = [];
  const odd: string[] = [];
  for (const { metric, month, column, text } of cells) {
    const amount = readAmount(metric, text);
    if (amount.status === 'bad') odd.push(`${column} is "${shortened(text)}"`);
    if (amount.status === 'read') figures.push({ area: region.area, metric, month, value: amount.value });
  }
  return { status: 'figures', region, figures, odd };
}

const MOST_QUOTED = 40;

/** What a message quotes of a cell, which may be anything. */
export function shortened(text: string): string {
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}
