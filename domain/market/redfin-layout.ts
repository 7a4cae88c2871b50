import { readMonth } from './market-month.ts';
import type { MarketArea } from './market-regions.ts';
import type { MarketLayout, RowReading } from './market-row.ts';
import type { MarketMetric } from './market-series.ts';
import { type FigureCell, rowFigures, truncate } from './row-figures.ts';

/**
 * Redfin's two layouts, distinguished by their date column: the market tracker (period_end, in lower or upper case) and
 * the Data Center's download ("Month of Period End"). null for another header.
 */
export function redfinLayout(header: string[], areas: MarketArea[]): MarketLayout | null {
  const titles = header.map((title) => title.trim().toLowerCase().replaceAll('_', ' '));
  const column = (...names: string[]) => titles.findIndex((title) => names.includes(title));
  const isTracker = column('period end') !== -1;
  const date = isTracker ? column('period end') : column('month of period end');
  const region = column('region');
  const metrics = METRIC_TITLES.flatMap(([metric, names]) => {
    const at = column(...names);
    return at === -1 ? [] : [{ metric, at, title: header[at]?.trim() ?? '' }];
  });
  if (date === -1 || region === -1 || metrics.length === 0) return null;
  const propertyType = column('property type');
  const duration = column('period duration');
  const adjusted = column('is seasonally adjusted');
  const regions = new Map(
    areas.flatMap(({ area, redfin }) => redfin.map((name, place) => [name, { area, name, place }] as const)),
  );

  function readRow(cells: string[]): RowReading {
    const ours = regions.get((cells[region] ?? '').trim());
    if (ours === undefined) return { status: 'other' };
    if (propertyType !== -1 && (cells[propertyType] ?? '').trim() !== 'All Residential')
      return { status: 'other' };
    if (duration !== -1 && !MONTHLY.has((cells[duration] ?? '').trim())) return { status: 'other' };
    if (adjusted !== -1 && /^t(rue)?$/i.test((cells[adjusted] ?? '').trim())) return { status: 'other' };
    const month = readMonth(cells[date] ?? '');
    if (month === null) return { status: 'bad', problem: `no date: "${truncate(cells[date] ?? '')}"` };
    const figures = metrics.map(
      ({ metric, at, title }): FigureCell => ({ metric, month, column: title, text: cells[at] ?? '' }),
    );
    return rowFigures(ours, figures);
  }

  const name = isTracker ? 'Redfin market tracker' : 'Redfin Data Center download';
  return { name, publisher: 'redfin', priceMeasure: 'median-price', readRow };
}

const METRIC_TITLES: [MarketMetric, string[]][] = [
  ['price', ['median sale price']],
  ['days', ['median dom', 'days on market', 'median days on market']],
  ['inventory', ['inventory']],
  ['ppsf', ['median ppsf', 'median sale ppsf']],
];

/** Days: a month, or the rolling quarter that Redfin reports for small areas. Weekly figures are in other files. */
const MONTHLY = new Set(['28', '29', '30', '31', '90']);
