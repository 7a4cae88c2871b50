import type { ChartReading, ReadingFrame } from './chart-reading.ts';
import { WIDE_FROM_PX } from './drawing.ts';

/** The drawing that CSS shows in a column of this width. */
export function shownFrame({ wide, narrow }: ChartReading, columnPx: number): ReadingFrame {
  return columnPx >= WIDE_FROM_PX ? wide : narrow;
}

/** The month nearest to a pointer, by its index. @param share how far across the drawing, 0 to 1 */
export function monthUnder(share: number, frame: ReadingFrame, count: number): number {
  const index = frame.step > 0 ? Math.round((share * frame.width - frame.first) / frame.step) : 0;
  return Math.max(0, Math.min(count - 1, index));
}

/** How far from the drawing's left edge a month stands. */
export function placeOfMonth(index: number, { first, step }: ReadingFrame): number {
  return first + index * step;
}

/** How far from the drawing's upper edge a value stands. */
export function placeOfValue(
  value: number,
  [low, high]: [number, number],
  { top, bottom }: ReadingFrame,
): number {
  return bottom - ((value - low) / (high - low)) * (bottom - top);
}
