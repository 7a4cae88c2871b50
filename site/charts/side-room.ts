import type { ChartData } from './chart-data.ts';
import type { SideRoom } from './drawing.ts';
import { LABEL_OFFSET, labelName } from './line-labels.ts';

/** The space for the values on the left and the labels on the right of a chart, in units of its drawings. */
export function sideRoom({ lines, format }: Pick<ChartData, 'lines' | 'format'>): SideRoom {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  // The axis may extend beyond the data into a longer format: from $999K to $1.00M.
  const ticks = [Math.min(...values) * 0.8, Math.max(...values) * 1.2].map((value) => format(value).length);
  const labels = lines.map((line) => {
    const last = line.values.findLast((value) => value !== null) ?? 0;
    return Math.max(labelName(line.name).length * NAME_CHARACTER, format(last).length * VALUE_CHARACTER);
  });
  return {
    left: Math.ceil(Math.max(...ticks) * TICK_CHARACTER) + TICK_GAP,
    right: Math.ceil(Math.max(...labels)) + LABEL_OFFSET + 4,
  };
}

/** Between an axis label and the plot. */
export const TICK_GAP = 10;

/** Generous average character widths of the two fonts, at their sizes in chart-drawing.module.css. */
const TICK_CHARACTER = 8.5;
const NAME_CHARACTER = 7;
const VALUE_CHARACTER = 11.2;
