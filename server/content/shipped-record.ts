import type { ContentFields } from '#domain/desk/content.ts';
import { parseRecord, type RecordKind } from '#domain/records/record-kinds.ts';
import { contentRecords } from '../seed/content-records.ts';

/** Cached, because content/ does not change while the server runs, and rendering guides from Markdown is slow. */
const shipped = new Map<RecordKind, Map<string, ContentFields>>();

/** A record as content/ ships it, with fields in schema order; null if it ships none. */
export function shippedRecord(kind: RecordKind, id: string): ContentFields | null {
  return shippedOfKind(kind).get(id) ?? null;
}

/** Position of a shipped record among those of its kind; -1 if content/ ships none. */
export function shippedPosition(kind: RecordKind, id: string): number {
  return [...shippedOfKind(kind).keys()].indexOf(id);
}

function shippedOfKind(kind: RecordKind): Map<string, ContentFields> {
  const known = shipped.get(kind);
  if (known) return known;
  const records = new Map<string, ContentFields>();
  for (const { id, record } of contentRecords(kind)) {
    const parsed = parseRecord(kind, record);
    if (parsed.ok) records.set(id, parsed.record as ContentFields);
  }
  shipped.set(kind, records);
  return records;
}
