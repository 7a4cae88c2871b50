import type { ChartReading, ReadingFrame } from './chart-reading.ts';
import { WIDE_FROM_PX } from './drawing.ts';

/** The drawing that CSS shows in a column of this width. */
export function shownFrame({ wide, narrow }: ChartReading, columnPx: number): ReadingFrame {
  return columnPx >= WIDE_FROM_PX ? wide : narrow;
}

/**
 * The index of the month nearest to the pointer.
 * @param share the pointer's position across the drawing, 0 to 1
 */
export function nearestMonth(share: number, frame: ReadingFrame, count: number): number {
  const index = frame.step > 0 ? Math.round((share * frame.width - frame.first) / frame.step) : 0;
  return Math.max(0, Math.min(count - 1, index));
}

/** The distance of a month from the left edge of the drawing. */
export function monthX(index: number, { first, step }: ReadingFrame): number {
  return first + index * step;
}

/** The distance of a value from the top of the drawing. */
export function valueY(value: number, [low, high]: [number, number], { top, bottom }: ReadingFrame): number {
  return bottom - ((value - low) / (high - low)) * (bottom - top);
}
