import { stringify } from 'csv-stringify/sync';

/**
 * A spreadsheet runs a cell that begins so; the full-width forms too, in East Asian editions (OWASP, CSV injection). Numbers and
 * telephone numbers are none. With apostrophes of its own such a cell gets one more, which can then be told from them.
 */
const FORMULA = /^'*(?:[=@\t\r\n\uff1d\uff20\uff0b\uff0d]|[+-](?![\d\s().-]*$))/;

/**
 * Rows as RFC 4180 text that a spreadsheet can open: a cell that would run as a formula becomes text by an apostrophe.
 * @param quoted `all` keeps a reader from splitting at another separator
 */
export function csvText(rows: string[][], quoted: 'all' | 'needed' = 'all'): string {
  const safe = rows.map((row) => row.map(guarded));
  return stringify(safe, {
    record_delimiter: '\r\n',
    ...(quoted === 'all' ? { quoted: true, quoted_empty: true } : { quoted_match: /[\r\n]|^\s|\s$/ }),
  });
}

function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A cell of `csvText` as it was, without the apostrophe that made text of a formula. */
export function unguarded(cell: string): string {
  const without = cell.replace(/^'/, '');
  return FORMULA.test(without) ? without : cell;
}
