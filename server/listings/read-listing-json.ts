import { parseJson } from '#domain/parse-json.ts';
import { failed, type ListingPage } from './listing-file.ts';
import { droppedFields, storedFields } from './stored-fields.ts';

/**
 * Parses RESO Web API JSON: a response (`{ "value": [...] }`), an array of responses collected by following
 * `@odata.nextLink`, or a bare array of records.
 */
export function readListingJson(file: string, text: string, most?: number): ListingPage[] {
  const parsed = parseJson(text.replace(/^\ufeff/, ''));
  if (parsed.error !== undefined)
    return [failed({ file, line: parsed.line, message: `Not JSON: ${parsed.error}` })];
  const { value } = parsed;
  if (isAnswer(value)) return pagesOf(file, text, [value], { depth: ANSWER_DEPTH, most });
  if (Array.isArray(value) && value.length > 0 && value.every(isAnswer))
    return pagesOf(file, text, value, { depth: ANSWER_DEPTH + 1, most });
  if (Array.isArray(value)) return pagesOf(file, text, [{ value }], { depth: 1, most });
  return [
    failed({
      file,
      line: 1,
      message: 'There is neither a list of records nor an object with a "value" list',
    }),
  ];
}

/** The depth of the records in `{ "value": [ … ] }`. */
const ANSWER_DEPTH = 2;

interface Answer {
  value: unknown[];
  '@odata.nextLink'?: unknown;
  '@odata.count'?: unknown;
}

interface Bounds {
  /** Number of brackets around a record. */
  depth: number;
  /** Number of records to read. */
  most: number | undefined;
}

function pagesOf(file: string, text: string, answers: Answer[], { depth, most }: Bounds): ListingPage[] {
  const lines = linesOfObjects(text, { depth, most });
  let place = 0;
  return answers.map((answer) => {
    const nextLink = answer['@odata.nextLink'];
    const page: ListingPage = { rows: [], problems: [], dropped: [], nextLink: null, count: null };
    page.count = Number(answer['@odata.count']) || null;
    page.nextLink = typeof nextLink === 'string' && nextLink !== '' ? nextLink : null;
    const dropped = new Set<string>();
    for (const record of answer.value) {
      if (place === most) break;
      const line = lines[place] ?? 1;
      if (!isRecord(record)) {
        page.problems.push({ file, line, message: 'A record of the list is no object' });
        continue;
      }
      place += 1;
      page.rows.push({ file, line, record: storedFields(record) });
      for (const name of droppedFields(record)) dropped.add(name);
    }
    page.dropped = [...dropped];
    return page;
  });
}

/**
 * The lines on which the first objects at one depth of a JSON text begin, which `JSON.parse` does not report.
 * @param text valid JSON
 */
function linesOfObjects(text: string, { depth, most }: Bounds): number[] {
  const lines: number[] = [];
  let open = 0;
  let line = 1;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]\n]/gs)) {
    if (token === '\n') line += 1;
    if (token === '{' && open === depth && lines.push(line) === most) break;
    if (token === '{' || token === '[') open += 1;
    if (token === '}' || token === ']') open -= 1;
  }
  return lines;
}

function isAnswer(value: unknown): value is Answer {
  return isRecord(value) && Array.isArray(value.value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
