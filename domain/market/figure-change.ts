import { addMonths } from './market-month.ts';
import type { MonthlyFigure } from './market-series.ts';

/** The newest figure; null if there is none. */
export function latest(points: MonthlyFigure[]): MonthlyFigure | null {
  return points.at(-1) ?? null;
}

/** The figure of the same month one year earlier; null if there is none. */
export function yearEarlier(points: MonthlyFigure[], { month }: MonthlyFigure): MonthlyFigure | null {
  const wanted = addMonths(month, -12);
  return points.find((point) => point.month === wanted) ?? null;
}

/** Growth over a year as a fraction, 0.085 for 8.5 %; null if either figure is missing. */
export function yearlyChange(points: MonthlyFigure[]): number | null {
  const now = latest(points);
  const before = now && yearEarlier(points, now);
  return now && before && before.value > 0 ? now.value / before.value - 1 : null;
}

/** "+8.5%", "-12%": always signed, with one decimal unless it is 0 (the format of the specification's figures). */
export function formatChange(change: number): string {
  return `${trendOf(change) === 'down' ? '-' : '+'}${Math.abs(percentOf(change))}%`;
}

/** The direction of a change as `formatChange` displays it: a change that rounds to zero is not down. */
export function trendOf(change: number): 'up' | 'down' {
  return percentOf(change) < 0 ? 'down' : 'up';
}

function percentOf(change: number): number {
  return Number((change * 100).toFixed(1));
}
