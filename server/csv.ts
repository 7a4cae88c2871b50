import { stringify } from 'csv-stringify/sync';

/**
 * Matches cells that a spreadsheet would run as a formula; East Asian editions also run the full-width forms (OWASP, CSV
 * injection). Numbers and phone numbers do not match. Leading apostrophes do, so that escaping is reversible.
 */
const FORMULA = /^'*(?:[=@\t\r\n\uff1d\uff20\uff0b\uff0d]|[+-](?![\d\s().-]*$))/;

/**
 * Formats rows as RFC 4180 text for spreadsheets: an apostrophe keeps a cell from running as a formula.
 * @param quoted `all` keeps readers from splitting at other separators
 */
export function csvText(rows: string[][], quoted: 'all' | 'needed' = 'all'): string {
  const escaped = rows.map((row) => row.map(escapeFormula));
  return stringify(escaped, {
    record_delimiter: '\r\n',
    ...(quoted === 'all' ? { quoted: true, quoted_empty: true } : { quoted_match: /[\r\n]|^\s|\s$/ }),
  });
}

function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `csvText` put before a formula. */
export function unescapeFormula(cell: string): string {
  const without = cell.replace(/^'/, '');
  return FORMULA.test(without) ? without : cell;
}
