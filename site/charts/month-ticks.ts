import { calendarMonth, type Month, monthName } from '#domain/market/market-month.ts';

export interface MonthTick {
  index: number;
  /** January carries its year, the others their name. */
  label: string;
}

/** The months that are written under a chart: as many as fit without touching. */
export function monthTicks(months: Month[], room: 'wide' | 'narrow'): MonthTick[] {
  const every = monthsApart(months.length, room);
  return months.flatMap((month, index) => {
    const number = calendarMonth(month);
    if ((number - 1) % Math.min(every, 12) !== 0) return [];
    if (every > 12 && Number(month.slice(0, 4)) % (every / 12) !== 0) return [];
    return [
      { index, label: number === 1 ? month.slice(0, 4) : (monthName(month, 'short').split(' ')[0] ?? '') },
    ];
  });
}

/** A label is about 40 units wide. */
const MOST_LABELS = { wide: 13, narrow: 6 };

function monthsApart(count: number, room: 'wide' | 'narrow'): number {
  const apart = [1, 3, 6, 12, 24, 60].find((months) => count / months <= MOST_LABELS[room]);
  return apart ?? 120;
}
