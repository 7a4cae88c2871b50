import type { Month } from './market-month.ts';
import type { AreaRegion } from './market-regions.ts';
import type { AreaFigure, RowReading } from './market-row.ts';
import type { MarketMetric } from './market-series.ts';
import { readAmount } from './read-amount.ts';

/** A cell that should hold a figure. */
export interface FigureCell {
  metric: MarketMetric;
  month: Month;
  /** The column's title, for error messages. */
  column: string;
  text: string;
}

/** Parses the figures of a row: blank cells are omitted, invalid ones are omitted and reported. */
export function rowFigures(region: AreaRegion, cells: FigureCell[]): RowReading {
  const figures: AreaFigure[] = [];
  const implausible: string[] = [];
  for (const { metric, month, column, text } of cells) {
    const amount = readAmount(metric, text);
    if (amount.status === 'bad') implausible.push(`${column} is "${truncate(text)}"`);
    if (amount.status === 'read') figures.push({ area: region.area, metric, month, value: amount.value });
  }
  return { status: 'figures', region, figures, implausible };
}

const MAX_QUOTED_LENGTH = 40;

/** Shortens a cell of any content for an error message. */
export function truncate(text: string): string {
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
}
