import type { RecordTable } from '../database/schema.ts';
import { fingerprint } from '../leads/fingerprint.ts';

/** Fingerprints of records by id; '' if missing. */
export type RecordTexts = Record<string, string>;

/** Fingerprints the records with these ids, to detect later changes. */
export function recordTexts(rows: Pick<RecordTable, 'id' | 'record'>[], ids: string[]): RecordTexts {
  const records = new Map(rows.map(({ id, record }) => [id, record]));
  return Object.fromEntries(ids.map((id) => [id, fingerprintOf(records.get(id))]));
}

function fingerprintOf(record: string | null | undefined): string {
  return typeof record === 'string' ? fingerprint(record) : '';
}
