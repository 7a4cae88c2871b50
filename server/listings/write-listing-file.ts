import { RESO_FIELDS, type ResoKind, type ResoRecord } from '#domain/listings/reso-fields.ts';
import { readResoValues } from '#domain/listings/reso-values.ts';
import { csvText } from '../csv.ts';

/** Formats records as a RESO Web API response. */
export function listingJson(records: ResoRecord[]): string {
  return `${JSON.stringify({ value: records.map(typed) }, null, 2)}\n`;
}

/** Formats records as CSV (RFC 4180) with every field that occurs, in order of first occurrence. */
export function listingCsv(records: ResoRecord[]): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const columns = names.length > 0 ? names : Object.keys(RESO_FIELDS);
  return csvText([columns, ...records.map((record) => columns.map((name) => cell(record[name])))], 'needed');
}

/** Dates and times are text in JSON too. */
const TEXTS: (ResoKind | undefined)[] = ['text', 'day', 'time'];

/** Converts text from CSV to numbers, flags and lists for JSON. */
function typed(record: ResoRecord): ResoRecord {
  const { values } = readResoValues(record);
  return Object.fromEntries(
    Object.entries(record).map(([name, raw]) => {
      const isText = TEXTS.includes(RESO_FIELDS[name]);
      if (raw === '' || raw === null) return [name, isText ? raw : null];
      return [name, typeof raw === 'string' && !isText ? values[name] : raw];
    }),
  );
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
