import type { ChartData, ChartLine, LineVariant } from './chart-data.ts';
import type { ChartScale } from './chart-scale.ts';
import type { Drawing } from './drawing.ts';

/** The label at the right end of a line, instead of a legend. */
interface LineLabel {
  variant: LineVariant;
  name: string;
  /** The newest value; '' for the previous year's line, whose value is only in the table. */
  value: string;
  /** The end of the line. */
  end: { x: number; y: number };
  /** The baseline of the label's first line. */
  y: number;
}

const LINE_HEIGHT = 17;
const VALUE_HEIGHT = 20;
/** More than the gap between a value and its name, so that no name seems to belong to the value below it. */
const GAP = 12;

/** The labels from top to bottom, moved apart if lines end close together. */
export function lineLabels(chart: ChartData, scale: ChartScale, { plot }: Drawing): LineLabel[] {
  const labels = chart.lines.flatMap((line) => labelOf(line, chart, scale));
  labels.sort((one, other) => one.end.y - other.end.y);
  let free = plot.top;
  for (const label of labels) {
    label.y = Math.max(label.y, free);
    free = label.y + heightOf(label) + GAP;
  }
  // Labels that were pushed below the plot move up again and push the ones above them.
  let limit = plot.bottom + LINE_HEIGHT;
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, limit - heightOf(label));
    limit = label.y - GAP;
  }
  return labels;
}

/** A longer name would leave a phone no room for the lines; the table has it in full. */
const LONGEST_NAME = 18;

/** The name of a line as its label shows it. */
export function labelName(name: string): string {
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return name;
  return `${letters
    .slice(0, LONGEST_NAME - 1)
    .join('')
    .trimEnd()}…`;
}

/** From the end of a line to its label. */
export const LABEL_OFFSET = 11;

function labelOf(line: ChartLine, { format }: ChartData, scale: ChartScale): LineLabel[] {
  const index = line.values.findLastIndex((value) => value !== null);
  const value = line.values[index];
  if (value == null) return [];
  const end = { x: scale.x(index), y: scale.y(value) };
  const label = {
    variant: line.variant,
    name: labelName(line.name),
    value: line.variant === 'before' ? '' : format(value),
    end,
  };
  return [{ ...label, y: end.y + (label.value ? 2 : 4) }];
}

function heightOf({ value }: LineLabel): number {
  return value ? VALUE_HEIGHT + LINE_HEIGHT : LINE_HEIGHT;
}
