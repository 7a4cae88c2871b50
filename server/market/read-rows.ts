import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

interface TextRow {
  /** The row's last line, counted from 1. */
  line: number;
  cells: string[];
}

/** Far above any publisher's rows; without a limit, an unclosed quote would read the whole file into memory. */
const LONGEST_ROW = 1_048_576;

/**
 * Parses the rows of a comma- or tab-separated text, header first. The header determines the delimiter.
 * @throws RowError for a row whose end cannot be determined
 */
export async function* readRows(text: AsyncIterable<string>): AsyncGenerator<TextRow> {
  const chunks = text[Symbol.asyncIterator]();
  const opening = await headerText(chunks);
  const parser = pipeline(
    Readable.from(resumed(opening, chunks)),
    parse({
      delimiter: /^\s*\S.*\t/.test(opening) ? '\t' : ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
    }),
    () => {},
  );
  try {
    for await (const { record, info } of parser) yield { line: info.lines, cells: record as string[] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RowError(problemOf(error.code), Number(error.lines ?? 0));
  }
}

export class RowError extends Error {
  override name = 'RowError';
  readonly line: number;
  constructor(problem: string, line: number) {
    super(problem);
    this.line = line;
  }
}

function problemOf(code: string): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'the row does not end; a quote may be left open';
  return code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is left open' : 'a quote stands where none can';
}

/** The chunks up to the end of the first line, which may contain more. */
async function headerText(chunks: AsyncIterator<string>): Promise<string> {
  let opening = '';
  while (!/^\s*\S.*[\r\n]/.test(opening) && opening.length < LONGEST_ROW) {
    const { done, value } = await chunks.next();
    if (done) break;
    opening += value;
  }
  return opening;
}

async function* resumed(opening: string, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  yield opening;
  yield* { [Symbol.asyncIterator]: () => chunks };
}
