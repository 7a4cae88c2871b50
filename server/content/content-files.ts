import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { canUnpublish } from '#domain/desk/content.ts';
import { parseJson } from '#domain/parse-json.ts';
import { parseRecord, type RecordKind } from '#domain/records/record-kinds.ts';
import { publishingIssues } from '#domain/records/record-rules.ts';
import { sanitizeGuide } from '../seed/built-in-guides.ts';
import { recordKinds } from '../seed/content-records.ts';
import type { Fields, StoredRecord } from './content-changes.ts';

// Each record is one file, {kind}/{id}.json, with the fields of content/ plus its origin and position.

/** The folder of uploaded pictures, next to the kinds of records. */
export const PICTURES_FOLDER = 'pictures';

/** An error in a file; names fields and rules, never values. */
export interface FileProblem {
  file: string;
  message: string;
}

/**
 * Writes each record to a file in a new folder; all or none.
 * @param folder must not exist or be empty
 * @param writeMore writes additional files to the folder
 * @throws the file system's errors; ENOTEMPTY or EEXIST if the folder is not empty
 */
export async function writeContentFiles<T>(
  folder: string,
  records: StoredRecord[],
  writeMore: (folder: string) => Promise<T>,
): Promise<T> {
  const partial = mkdtempSync(join(dirname(folder), `.${basename(folder)}.`));
  try {
    for (const one of records) {
      const { kind, origin, position, record, source } = one;
      mkdirSync(join(partial, kind), { recursive: true });
      const file = { origin, position, record, ...(source && { source }) };
      writeFileSync(join(partial, fileOf(one)), `${JSON.stringify(file, null, 2)}\n`);
    }
    const more = await writeMore(partial);
    renameSync(partial, folder);
    return more;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** The path of a record's file in its folder. */
export function fileOf({ kind, id }: Pick<StoredRecord, 'kind' | 'id'>): string {
  return `${kind}/${encodeURIComponent(id)}.json`;
}

/** Reads and validates every file of a folder as written by `writeContentFiles`; sanitizes guides. */
export function readContentFiles(folder: string): { records: StoredRecord[]; problems: FileProblem[] } {
  const records: StoredRecord[] = [];
  const problems: FileProblem[] = [];
  for (const kind of readdirSync(folder, { withFileTypes: true })) {
    if (kind.name.startsWith('.') || kind.name === PICTURES_FOLDER) continue;
    if (!kind.isDirectory() || !isKind(kind.name)) {
      problems.push({ file: kind.name, message: `no kind of record; they are ${recordKinds.join(', ')}` });
      continue;
    }
    for (const name of readdirSync(join(folder, kind.name)).toSorted()) {
      if (name.startsWith('.')) continue;
      const file = `${kind.name}/${name}`;
      const read = readRecordFile(kind.name, name, readFileSync(join(folder, file), 'utf8'));
      if ('record' in read) records.push(read);
      else problems.push(...read.messages.map((message) => ({ file, message })));
    }
  }
  return { records, problems };
}

const FIELDS = v.record(v.string(), v.unknown());

const FILE = v.object({
  origin: v.picklist(['content', 'import', 'desk']),
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  record: v.nullable(FIELDS),
  source: v.optional(v.nullable(FIELDS), null),
});

/** The id field of each kind that has one. */
const ID_FIELDS: Partial<Record<RecordKind, string>> = {
  agent: 'id',
  claims: 'id',
  neighborhoods: 'slug',
  guides: 'slug',
  reviews: 'id',
  listings: 'id',
  answers: 'id',
  pages: 'name',
};

function readRecordFile(kind: RecordKind, name: string, text: string): StoredRecord | { messages: string[] } {
  const id = idOf(name);
  if (id === null) return { messages: ['the name of the file is not {id}.json'] };
  const json = parseJson(text);
  if (json.error !== undefined) return { messages: [`Not JSON at line ${json.line}`] };
  const file = v.safeParse(FILE, json.value);
  if (!file.success) {
    return { messages: file.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} does not fit`) };
  }
  const { record, ...rest } = file.output;
  if (!record && !canUnpublish(kind)) return { messages: ['the site cannot be without this record'] };
  if (!record) return { kind, id, ...rest, record };
  const parsed = parseRecord(kind, record);
  // Imported records are published.
  const issues = publishingIssues(kind, record);
  if (!parsed.ok || issues.length > 0)
    return { messages: issues.map(({ field, rule }) => `${field} does not fit (${rule})`) };
  const fields: Fields = { ...parsed.record };
  const idField = ID_FIELDS[kind];
  if (idField && String(fields[idField]) !== id)
    return { messages: [`${idField} is not the name of the file`] };
  // A file may come from anywhere, and the page shows a guide's HTML unescaped.
  if (kind === 'guides') fields.content = sanitizeGuide(String(fields.content));
  return { kind, id, ...rest, record: fields };
}

function idOf(name: string): string | null {
  try {
    return name.endsWith('.json') ? decodeURIComponent(name.slice(0, -'.json'.length)) || null : null;
  } catch {
    return null;
  }
}

function isKind(name: string): name is RecordKind {
  return recordKinds.some((kind) => kind === name);
}
