import { type Month, readMonth } from './market-month.ts';
import type { MarketArea, ZillowRegion } from './market-regions.ts';
import type { MarketLayout, RowReading } from './market-row.ts';
import { rowFigures } from './row-figures.ts';

/** Zillow's ZHVI: one row per region, one column per month end. null for another header. */
export function zhviLayout(header: string[], areas: MarketArea[]): MarketLayout | null {
  const titles = header.map((title) => title.trim());
  const [name, type, stateName, state, city] = ['RegionName', 'RegionType', 'StateName', 'State', 'City'].map(
    (title) => titles.indexOf(title),
  ) as [number, number, number, number, number];
  const months = titles.flatMap((title, at) => {
    const month: Month | null = MONTH_END.test(title) ? readMonth(title) : null;
    return month === null ? [] : [{ at, month, title }];
  });
  if (name === -1 || type === -1 || months.length === 0) return null;
  const regions = new Map(
    areas.flatMap(({ area, zillow }) =>
      zillow.map((region, place) => [keyOf(region), { area, name: region.name, place }] as const),
    ),
  );

  function readRow(cells: string[]): RowReading {
    const cell = (at: number) => (cells[at] ?? '').trim();
    const isCity = cell(type).toLowerCase() === 'city';
    const region = {
      name: cell(name),
      type: cell(type).toLowerCase(),
      state: stateOf(cell(state) || cell(stateName)),
      ...(isCity ? {} : { city: cell(city) }),
    };
    const ours = regions.get(keyOf(region));
    if (ours === undefined) return { status: 'other' };
    const figures = months.map(({ at, month, title }) => ({
      metric: 'price' as const,
      month,
      column: title,
      text: cells[at] ?? '',
    }));
    return rowFigures(ours, figures);
  }

  return { name: 'Zillow ZHVI', publisher: 'zillow', priceMeasure: 'typical-value', readRow };
}

const MONTH_END = /^\d{4}-\d{2}-\d{2}$/;

type Region = Omit<ZillowRegion, 'type'> & { type: string };

function keyOf({ name, type, state, city = '' }: Region): string {
  return JSON.stringify([name, type, state, city]);
}

/** Some files spell out state names. All regions of this site are in one state. */
function stateOf(text: string): string {
  return text === 'North Carolina' ? 'NC' : text;
}
