import { stringify } from 'csv-stringify/sync';

/**
 * A spreadsheet runs a cell that begins so; the full-width forms too, in East Asian editions (OWASP, CSV injection). Numbers and
 * telephone numbers are none.
 */
const FORMULA = /^(?:[=@\t\r\n\uff1d\uff20\uff0b\uff0d]|[+-](?![\d\s().-]*$))/;

/**
 * Rows as RFC 4180 text that a spreadsheet can open: a cell that would run as a formula becomes text by an apostrophe.
 * @param quoted `all` keeps a reader from splitting at another separator
 */
export function csvText(rows: string[][], quoted: 'all' | 'needed' = 'all'): string {
  const safe = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return stringify(safe, {
    record_delimiter: '\r\n',
    ...(quoted === 'all' ? { quoted: true, quoted_empty: true } : { quoted_match: /[\r\n]|^\s|\s$/ }),
  });
}
