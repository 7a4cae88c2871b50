import { CsvError, parse } from 'csv-parse/sync';
import { unescapeFormula } from '../csv.ts';
import { failed, type ListingPage } from './listing-file.ts';
import { droppedFields, storedFields } from './stored-fields.ts';

/**
 * Parses CSV (RFC 4180) with RESO field names in the first line, also with the semicolons or tabs that some spreadsheets and
 * MLSs write. Cells may contain quotes, commas and line breaks.
 */
export function readListingCsv(file: string, text: string, most?: number): ListingPage {
  const starts: number[] = [];
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      skip_empty_lines: true,
      relax_column_count: true,
      // The first line names the columns.
      ...(most !== undefined && { to: most + 1 }),
      on_record(record: string[], { lines }) {
        starts.push(lines);
        return record;
      },
    }) as string[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return failed({ file, line, message: `Not CSV: ${plain(error.message)}` });
  }
  const names = (records.shift() ?? []).map((name) => name.trim());
  starts.shift();
  if (!names.includes('ListingKey'))
    return failed({
      file,
      line: 1,
      message: 'There is no column ListingKey: the first line must name RESO fields',
    });
  const twice = names.find((name, place) => name !== '' && names.indexOf(name) !== place);
  if (twice) return failed({ file, line: 1, message: `The column ${twice} is there twice` });

  const page: ListingPage = { rows: [], problems: [], dropped: [], nextLink: null, count: null };
  page.dropped = droppedFields(Object.fromEntries(names.map((name) => [name, ''])));
  for (const [index, cells] of records.entries()) {
    const line = firstLine(starts[index] ?? 1, cells);
    if (cells.length !== names.length) {
      const message = `There are ${cells.length} cells under ${names.length} columns`;
      page.problems.push({ file, line, message });
      continue;
    }
    const pairs = names.map((name, place) => [name, unescapeFormula(cells[place] ?? '')]);
    page.rows.push({ file, line, record: storedFields(Object.fromEntries(pairs)) });
  }
  return page;
}

/** Names of fields contain no separator, so the first line has only one kind. */
function separatorOf(text: string): string {
  return /^[\r\n]*[^\r\n,;\t]*([,;\t])/.exec(text)?.[1] ?? ',';
}

/** The parser reports the line on which a record ends; operators look for the one on which it begins. */
function firstLine(lastLine: number, cells: string[]): number {
  const lineEnds = cells.join('').match(/\r\n|\n|\r/g)?.length ?? 0;
  return lastLine - lineEnds;
}

/** The parser's first sentence, without its own position. */
function plain(message: string): string {
  return message.replace(/,? (?:at|on) line \d+.*$/s, '');
}
