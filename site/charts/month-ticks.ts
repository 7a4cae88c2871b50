import { calendarMonth, type Month, monthName } from '#domain/market/market-month.ts';

interface MonthTick {
  index: number;
  /** The year for January, else the month's name. */
  label: string;
}

/**
 * The months labeled below a chart: as many as fit without touching.
 * @param width of the plot, in units
 */
export function monthTicks(months: Month[], width: number): MonthTick[] {
  const every = monthsApart(months.length, width / LABEL_WIDTH);
  return months.flatMap((month, index) => {
    const number = calendarMonth(month);
    if ((number - 1) % Math.min(every, 12) !== 0) return [];
    if (every > 12 && Number(month.slice(0, 4)) % (every / 12) !== 0) return [];
    return [
      { index, label: number === 1 ? month.slice(0, 4) : (monthName(month, 'short').split(' ')[0] ?? '') },
    ];
  });
}

/** A year and the gap after it; month names are narrower. */
const LABEL_WIDTH = 32;

function monthsApart(count: number, mostLabels: number): number {
  const apart = [1, 3, 6, 12, 24, 60].find((months) => count / months <= mostLabels);
  return apart ?? 120;
}
