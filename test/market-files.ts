import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Files in the publishers' formats, with made-up figures.

const TRACKER_COLUMNS = (
  'period_begin period_end period_duration region_type region_type_id table_id is_seasonally_adjusted region city ' +
  'state state_code property_type property_type_id median_sale_price median_sale_price_mom median_sale_price_yoy ' +
  'median_list_price median_ppsf median_ppsf_yoy homes_sold inventory inventory_yoy months_of_supply median_dom ' +
  'median_dom_yoy avg_sale_to_list sold_above_list price_drops off_market_in_two_weeks parent_metro_region ' +
  'parent_metro_region_metro_code last_updated'
).split(' ');

/** One row of Redfin's tracker; fields default to those of a typical row for the city. */
export function trackerRow(changes: Record<string, string> = {}): Record<string, string> {
  return {
    period_begin: '2026-09-01',
    period_end: '2026-09-30',
    period_duration: '30',
    region_type: 'place',
    region_type_id: '6',
    table_id: '3105',
    is_seasonally_adjusted: 'f',
    region: 'Charlotte, NC',
    city: 'Charlotte',
    state: 'North Carolina',
    state_code: 'NC',
    property_type: 'All Residential',
    property_type_id: '-1',
    median_sale_price: '431000',
    median_sale_price_mom: '-0.0115',
    median_sale_price_yoy: '0.0488',
    median_list_price: '449900',
    median_ppsf: '231.4815',
    median_ppsf_yoy: '0.0211',
    homes_sold: '912',
    inventory: '3144',
    inventory_yoy: '0.12',
    months_of_supply: '3.4',
    median_dom: '41.5',
    median_dom_yoy: '6',
    avg_sale_to_list: '0.985',
    sold_above_list: '0.21',
    price_drops: '0.33',
    off_market_in_two_weeks: '0.4',
    parent_metro_region: 'Charlotte, NC',
    parent_metro_region_metro_code: '16740',
    last_updated: '2026-10-12 14:30:22.000 Z',
    ...changes,
  };
}

/** Redfin's tracker, with a lower-case header or a quoted upper-case one. */
export function trackerFile(rows: Record<string, string>[], header: 'lower' | 'QUOTED' = 'lower'): string {
  const quoted = (text: string) => (header === 'QUOTED' ? `"${text}"` : text);
  const titles = TRACKER_COLUMNS.map((title) => quoted(header === 'QUOTED' ? title.toUpperCase() : title));
  const lines = rows.map((row) => TRACKER_COLUMNS.map((title) => quoted(row[title] ?? '')).join('\t'));
  return `${[titles.join('\t'), ...lines].join('\n')}\n`;
}

/** Redfin's Data Center download: UTF-16 with a byte order mark, separated by tabs, named .csv. */
export function dataCenterFile(rows: string[][]): Buffer {
  const header = [
    'Region',
    'Month of Period End',
    'Median Sale Price',
    'Homes Sold',
    'Inventory',
    'Days on Market',
  ];
  const text = [header, ...rows].map((row) => row.join('\t')).join('\r\n');
  return Buffer.from(`\ufeff${text}\r\n`, 'utf16le');
}

/** Zillow's neighborhood file: a column for each month's end, blank if there is no value. */
export function zhviFile(
  months: string[],
  rows: { name: string; city?: string; values: string[] }[],
): string {
  const fixed = 'RegionID,SizeRank,RegionName,RegionType,StateName,State,City,Metro,CountyName';
  const lines = rows.map(({ name, city = 'Charlotte', values }, index) =>
    [
      `${273000 + index},${index},"${name}",neighborhood,NC,NC,${city}`,
      '"Charlotte-Concord-Gastonia, NC-SC",Mecklenburg County',
      ...values,
    ].join(','),
  );
  return `${[[fixed, ...months].join(','), ...lines].join('\n')}\n`;
}

/** Writes a file into a new temporary folder. @returns its path */
export function writtenFile(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'porchlight-market-')), name);
  writeFileSync(path, content);
  return path;
}
